import { demoPin } from '@comanda/demo/demo-site'
import type { Locator } from '@playwright/test'
import { expect, sayNoToCookies, test } from '../journey.ts'
import { setOrderStatus } from '../set-order-status.ts'
import { expectClean } from './expect-clean.ts'
import { makeCode, onStaffHost, pairWith, typePin } from './on-staff-host.ts'
import { openRow } from './open-row.ts'
import { placeOrder } from './place-order.ts'

test('a waiter rejects an order by the word of a manager, in seven taps, and stays who they are [DAY-029]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me', 'staff/orders/reject')
  const diner = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })
  await diner.addInitScript(sayNoToCookies)
  const { number } = await placeOrder(diner, baseURL, { pays: 'at-the-door', setup: {} })
  await diner.close()
  const code = await makeCode(browser, onStaffHost(baseURL, ''), { kind: 'till', name: 'Caja con permiso' })
  await visit(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)
  await page.getByRole('button', { name: 'Marta Demo' }).click()
  await typePin(page, demoPin)
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  const card = page.getByRole('article', { name: `Pedido ${number}`, exact: true })

  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const type = async (pin: string) => {
    for (const digit of pin) await tap(asked.getByRole('button', { name: digit, exact: true }))
  }
  const asked = page.getByRole('dialog', { name: 'Hace falta permiso' })
  await openRow(card)
  await tap(card.getByRole('button', { name: 'Rechazar' }))
  const sheet = page.getByRole('dialog', { name: `Rechazar el pedido ${number}` })
  await tap(sheet.getByRole('button', { name: 'Cerramos antes' }))

  await test.step('a wrong PIN and one’s own allow nothing', async () => {
    await expect(asked).toContainText(`Pedido ${number}: Rechazar (Cerramos antes)`)
    // Nobody allows themselves something.
    await expect(asked.getByRole('button', { name: /Luis Demo/ })).toBeVisible()
    await expect(asked.getByRole('button', { name: /Marta Demo/ })).toHaveCount(0)
    await expectClean(page)
    await asked.getByRole('button', { name: /Luis Demo/ }).click()
    const before = taps
    await type('1379')
    await expect(asked).toContainText('Esta autorización no vale')
    await asked.getByRole('button', { name: 'Otra persona' }).click()
    taps = before
  })

  await tap(asked.getByRole('button', { name: /Luis Demo/ }))
  await type(demoPin)
  await expect(asked).toHaveCount(0)
  await expect(sheet).toHaveCount(0)
  await expect(card).toHaveCount(0)
  expect(taps).toBeLessThanOrEqual(7)
  // It was for that one call: whoever works here is the same, and the next one asks again.
  await expect(page.getByRole('button', { name: /Marta Demo/ })).toHaveAttribute('aria-current', 'true')
})

test('a waiter gives a dish back by the word of a manager, asked above the screen and once [DAY-029]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me', 'staff/orders/refund')
  const diner = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })
  await diner.addInitScript(sayNoToCookies)
  const { number, cartId } = await placeOrder(diner, baseURL, { pays: 'now', setup: {} })
  await diner.close()
  await setOrderStatus(cartId, 'picked-up')
  const code = await makeCode(browser, onStaffHost(baseURL, ''), { kind: 'till', name: 'Caja que devuelve' })
  await visit(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)
  await page.getByRole('button', { name: 'Marta Demo' }).click()
  await typePin(page, demoPin)

  await test.step('what was handed over is found by its number from anywhere [DAY-207]', async () => {
    await page.getByRole('link', { name: 'Mesas', exact: true }).click()
    await page.keyboard.press('Control+K')
    const search = page.getByRole('dialog', { name: 'Buscar' })
    await search.getByRole('textbox').fill(String(number))
    await expectClean(page)
    await search.getByRole('link', { name: `Pedido ${number}` }).click()
    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  })

  await page.getByRole('button', { name: 'Devolver: Pulpo a la gallega' }).click()
  const refund = page.getByRole('dialog', { name: 'Devolver: Pulpo a la gallega' })
  await refund.getByRole('button', { name: 'Faltaba' }).click()
  const asked = page.getByRole('dialog', { name: 'Hace falta permiso' })
  await expect(asked).toContainText(`Pedido ${number}: Devolver: Pulpo a la gallega (Faltaba)`)
  await expect(page.getByText('¿Quién lo permite?')).toHaveCount(1)
  await asked.getByRole('button', { name: /Luis Demo/ }).click()
  await typePin(page, demoPin)
  await expect(asked).toHaveCount(0)
  await expect(refund).toHaveCount(0)
  await expect(page.getByText('1 de 1 devueltos')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Qué ha pasado' })).toContainText('con permiso de Luis Demo')
})
