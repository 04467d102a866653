import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { demoPin } from '@comanda/demo/demo-site'
import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { makeCode, onStaffHost, openSection, pairWith, typePin } from './on-staff-host.ts'
import { placeOrder } from './place-order.ts'

const minuteMs = 60_000
const { centro } = storeIds

test('a till locks itself five minutes after the last touch, hides what it showed, and lets alarms shine through [DAY-022] [DAY-098] [DAY-210]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const address = onStaffHost(baseURL, '')
  // The only screen of a store never locks itself.
  const wall = await browser.newPage()
  await wall.goto(`${address}/pair`)
  await pairWith(wall, await makeCode(browser, address, { kind: 'board', name: 'Pantalla de al lado' }))
  await wall.close()
  const code = await makeCode(browser, address, { kind: 'till', name: 'Caja que se bloquea' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install()
  await visit(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)
  await page.getByRole('button', { name: 'Luis Demo' }).click()
  await typePin(page, demoPin)
  await openSection(page, 'Personas')
  await page.getByRole('button', { name: 'Añadir a alguien' }).click()
  const name = page.getByRole('dialog', { name: 'Nueva persona' }).getByLabel('Nombre')
  await expect(name).toBeVisible()
  // From here on only the journey moves the clock: a slow machine would add seconds of its own.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await name.fill('Eva, a medio escribir')

  await page.clock.fastForward(5 * minuteMs - 5_000)
  await name.press('End')
  await page.clock.fastForward(5 * minuteMs - 5_000)
  await expect(name).toBeVisible()
  await page.clock.fastForward(10_000)
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'Pantalla bloqueada' })).toBeVisible()
  // Nothing of the screen can be seen or read out.
  await expect(page.getByRole('heading', { name: 'Personas' })).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Nueva persona' })).toHaveCount(0)
  expect(
    await page.evaluate(() => document.elementFromPoint(180, 500)?.closest('[role=dialog]')?.textContent),
  ).toContain('Pantalla bloqueada')
  await expect(page.getByText('Casa Comanda · Casa Comanda Centro · Caja que se bloquea')).toBeVisible()
  await expectClean(page)

  // Of a new order nothing is told but that it is there.
  const diner = await browser.newContext({ ...(baseURL && { baseURL }) })
  await placeOrder(diner, baseURL, { pays: 'at-the-door', setup: { storeId: centro } })
  await diner.close()
  await expect(page.getByText(/pedidos? sin contestar/)).toBeVisible()
  await expect(page.getByTestId('edge')).toBeVisible()
  await expect(page.getByText('Olga Pedido')).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('heading', { name: '¿Quién eres?' })).toBeVisible()
})

test('what was half typed is there again after the PIN, under the rights of whoever typed it', async ({
  page,
  browser,
  visit,
  mayLoseSession,
  baseURL,
}) => {
  // What the screen was still asking for when it was locked is refused.
  mayLoseSession()
  const code = await makeCode(browser, onStaffHost(baseURL, ''), { kind: 'till', name: 'Caja con algo a medias' })
  await visit(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)
  await page.getByRole('button', { name: 'Luis Demo' }).click()
  await typePin(page, demoPin)
  await openSection(page, 'Historial')
  const day = page.getByLabel('Día')
  await day.fill('2026-03-13')
  await page.getByRole('button', { name: 'Bloquear' }).click()
  await expect(day).toBeHidden()

  await test.step('somebody without the right takes over and sees nothing of it', async () => {
    await page.getByRole('button', { name: 'Marta Demo' }).click()
    await typePin(page, demoPin)
    await expect(page.getByText('Tu rol no lo permite.', { exact: false })).toBeVisible()
    await expect(day).toBeHidden()
    await expectClean(page)
  })

  await page.getByRole('list', { name: 'Cambiar de persona' }).getByRole('button', { name: 'Luis Demo' }).click()
  await typePin(page, demoPin)
  await expect(day).toBeVisible()
  await expect(day).toHaveValue('2026-03-13')

  await test.step('an order that was not sent is there again too [DAY-022]', async () => {
    await openSection(page, 'Teléfono')
    await page.getByLabel('Buscar un plato').fill('bravas')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Patatas bravas' })
    await dialog.getByLabel(/^Alioli/).check()
    await dialog.getByRole('button', { name: /^Añadir · / }).click()
    await page.getByLabel('Nombre').fill('Olga a medias')
    await page.getByRole('button', { name: 'Bloquear' }).click()
    await page.getByRole('button', { name: 'Luis Demo' }).click()
    await typePin(page, demoPin)
    await expect(page.getByRole('region', { name: 'Pedido' })).toContainText('1 × Patatas bravas')
    await expect(page.getByLabel('Nombre')).toHaveValue('Olga a medias')
  })
})
