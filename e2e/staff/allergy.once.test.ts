import { demoPin } from '@comanda/demo/demo-site'
import { type ResourceId, toId } from '@comanda/rules/ids'
import type { Browser, Page } from '@playwright/test'
import { beginOrder } from '../begin-order.ts'
import { expect, expectAccessible, fetchNothingAhead, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { makeCode, onStaffHost, openSection, pairWith, signIn, typePin } from './on-staff-host.ts'

/** A table of the terrace that no other journey uses. */
const table = { mode: 'table', resourceId: toId<ResourceId>(15), position: 3 } as const

test('a diner declares an allergy, and no dish that clashes with it leaves the kitchen unseen', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me', 'staff/kitchen/allergy-seen')
  const diner = await openDiner(browser, baseURL)
  await test.step('for one dish, which is asked about before it is added, and for the whole table [DAY-206]', async () => {
    await diner.getByRole('button', { name: '¿Alguna alergia?', exact: true }).click()
    await declare(diner, 'Moluscos')
    await expect(diner.getByRole('button', { name: 'Alergia: Moluscos' })).toBeVisible()
    await expectAccessible(diner)
    await diner.getByRole('button', { name: /^Añadir · / }).click()
    const asked = diner.getByRole('dialog', { name: 'Lleva MOLUSCOS' })
    await expect(asked).toContainText('Pulpo a la gallega: has avisado de alergia a moluscos')
    await expectAccessible(diner)
    await asked.getByRole('button', { name: 'Elegir otra cosa' }).click()
    await expect(asked).toBeHidden()
    await expect(diner.getByRole('button', { name: 'Ronda: 0 productos' })).toBeVisible()
    await diner.getByRole('button', { name: /^Añadir · / }).click()
    await asked.getByRole('button', { name: /^Que la cocina lo adapte/ }).click()
    await diner.getByRole('button', { name: /^Ver ronda/ }).click()
    const order = diner.getByRole('dialog', { name: /^Tu ronda/ })
    await expect(order.getByRole('listitem')).toContainText('Alergia: Moluscos')
    await expect(order.getByRole('listitem')).toContainText('Moluscos: que la cocina lo adapte')
    await order.getByRole('button', { name: '¿Alguna alergia en tu pedido o en tu mesa?' }).click()
    await declare(diner, 'Huevos')
    await expect(order.getByRole('button', { name: 'Alergia: Huevos' })).toBeVisible()
    await expectAccessible(diner)
    await order.getByRole('button', { name: /^Enviar a cocina · / }).click()
    await expect(order.getByRole('region', { name: 'En cocina' })).toContainText('Pulpo a la gallega')
  })

  const code = await makeCode(browser, onStaffHost(baseURL, ''), { kind: 'board', name: 'Pantalla de alergias' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)
  await page.getByLabel('Partida').selectOption({ label: 'Calientes' })
  const ours = page.getByRole('article', { name: /Terraza 3$/ })

  await test.step('it stands first on the dish, in words and framed, and what the dish cannot meet at the head [DAY-072] [DAY-223]', async () => {
    const dish = ours.getByRole('button', { name: /Pulpo a la gallega/ })
    await expect(dish).toHaveText(/^⚠ ALERGIA: MoluscosLleva MOLUSCOSEl cliente pide adaptarlo: Moluscos/)
    await expect(ours.getByText('ALERGIA en el pedido o la mesa: Huevos')).toBeVisible()
    const frame = dish.locator('strong').first()
    await expect(frame).toHaveCSS('border-top-style', 'solid')
    await expectClean(page)
  })

  await test.step('a bump asks who takes it on, and how, by tile and PIN [DAY-073]', async () => {
    await ours.getByRole('button', { name: /Pulpo a la gallega/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Lleva MOLUSCOS' })
    await expect(sheet).toContainText('ALERGIA: Huevos, Moluscos')
    await expect(sheet).toContainText('Contiene: Moluscos')
    await expectClean(page)
    await sheet.getByRole('button', { name: 'Avisar a sala' }).click()
    await expect(sheet).toContainText('¿Quién se hace cargo?')
    await expectClean(page)
    await test.step('after five wrong PINs a person is shut out for a while, which is counted down', async () => {
      await sheet.getByRole('button', { name: 'Rosa Demo' }).click()
      const told = sheet.getByText('Demasiados intentos')
      for (let tries = 0; tries < 6; tries++) {
        await typePin(page, '9731')
        await expect(sheet.getByText(tries < 5 ? 'Esta autorización no vale' : 'Demasiados intentos')).toBeVisible()
      }
      const before = await told.innerText()
      await expect(told).not.toHaveText(before)
      await sheet.getByRole('button', { name: 'Otra persona' }).click()
    })
    await sheet.getByRole('button', { name: 'Luis Demo' }).click()
    await typePin(page, demoPin)
    await expect(sheet).toBeHidden()
    // From now on everybody sees whose word it is.
    await expect(ours).toContainText('Lleva MOLUSCOSLuis Demo avisa a sala')
    await ours.getByRole('button', { name: /Pulpo a la gallega/ }).click()
    await expect(ours).toHaveCount(0)
  })

  await test.step('the pass and the floor show whose word it is, until the dish is served [DAY-073]', async () => {
    const waiter = await openWaiter(browser, baseURL)
    const table = waiter.getByRole('button', { name: /^Terraza 3 / })
    await expect(table).toContainText('Lleva MOLUSCOS · Pulpo a la gallegaLuis Demo avisa a sala')
    await expectClean(waiter)
    await page.getByLabel('Partida').selectOption({ label: 'Pase' })
    await expect(ours).toContainText('Lleva MOLUSCOSLuis Demo avisa a sala')
    await ours.getByRole('button', { name: /Pulpo a la gallega/ }).click()
    await expect(ours).toHaveCount(0)
    await expect(table).not.toContainText('MOLUSCOS')
    await waiter.context().close()
  })
})

/** Somebody who serves the tables, on a screen of their own. */
async function openWaiter(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1280, height: 800 } })
  const waiter = await context.newPage()
  await waiter.goto(onStaffHost(baseURL))
  await signIn(waiter, 'sala')
  await openSection(waiter, 'Mesas')
  return waiter
}

/** A diner at the table, in a browser of their own, who looks at a dish. */
async function openDiner(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
  })
  await context.addInitScript(sayNoToCookies)
  await context.addInitScript(fetchNothingAhead)
  await beginOrder(context, baseURL, table)
  const diner = await context.newPage()
  await diner.goto('/products/pulpo-a-la-gallega')
  await waitUntilAlive(diner)
  return diner
}

async function declare(diner: Page, name: string): Promise<void> {
  const dialog = diner.getByRole('dialog').filter({ hasText: 'La cocina lo verá antes que nada' })
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(dialog).toBeHidden()
}
