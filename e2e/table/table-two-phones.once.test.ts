import { type ResourceId, type SiteId, toId } from '@comanda/rules/ids'
import { instant } from '@comanda/rules/time/store-moment'
import type { Page } from '@playwright/test'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { endTable } from '../../apps/server/src/table/end-table.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { serveRound } from './serve-round.ts'

const siteId = toId<SiteId>(1)
const table = { mode: 'table', resourceId: toId<ResourceId>(14), position: 5 } as const

test('two phones at one table order, send, ask for the bill and share it [TABLE-005] [TABLE-008] [TABLE-018]', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { cartId } = await beginOrder(context, baseURL, table)
  const others = await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() })
  await others.addInitScript(sayNoToCookies)
  await beginOrder(others, baseURL, table)
  const other = await others.newPage()
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  try {
    await Promise.all([open(page), open(other)])
    await addDish(page, 'Pulpo a la gallega')
    await addDish(other, 'Ensaladilla rusa')

    // Each phone sees the other's dish, and whose it is.
    await bar(page, 'Ver ronda')
    const order = page.getByRole('dialog')
    await expect(order).toContainText('Mesa 5 · 2 móviles en la mesa')
    const octopus = order.getByRole('listitem').filter({ hasText: 'Pulpo a la gallega' })
    const salad = order.getByRole('listitem').filter({ hasText: 'Ensaladilla rusa' })
    await expect(octopus).toContainText('Tú')
    await expect(salad).toContainText('Comensal 2')
    await expectAccessible(page)
    await order.getByRole('button', { name: /^Enviar a cocina · / }).click()
    await expect(page.getByRole('status').filter({ hasText: '2 platos van a cocina' })).toBeVisible()
    await expect(order.getByRole('region', { name: 'En cocina' }).getByRole('listitem')).toHaveCount(2)
    await expect(order.getByRole('button', { name: 'Quitar Pulpo a la gallega' })).toHaveCount(0)

    // The other phone has not touched anything, but knows.
    await bar(other, 'Ver ronda')
    await expect(other.getByRole('dialog').getByRole('region', { name: 'En cocina' })).toContainText('Pulpo')

    await serveRound(browser, baseURL, 'Sala 5')
    await test.step('what a table can do, and the bill that it asks for [TABLE-001, ERRORS-020]', async () => {
      await order.getByRole('button', { name: 'Más opciones' }).click()
      const sheet = page.getByRole('dialog', { name: '¿Qué quieres hacer?' })
      await expect(sheet.getByRole('button', { name: 'Pedir postre' })).toBeVisible()
      for (const name of ['Volver a la carta', 'Pagar ahora', 'Pedir ayuda']) {
        await expect(sheet.getByRole('button', { name })).toBeVisible()
      }
      await expectAccessible(page)
      await sheet.getByRole('button', { name: 'Pedir la cuenta' }).click()
      await expect(page.getByText('Se ha pedido la cuenta')).toBeVisible()
    })

    await test.step('help that it asks for [ERRORS-021]', async () => {
      await other.getByRole('button', { name: 'Más opciones' }).click()
      await other.getByRole('button', { name: 'Pedir ayuda' }).click()
      await expect(other.getByText('Se ha solicitado ayuda')).toBeVisible()
    })

    // One takes half of the bill; the other sees what is left.
    await bar(page, 'Ver cuenta')
    const bill = page.getByRole('dialog', { name: 'La cuenta' })
    await bill.getByText('A partes iguales').click()
    await expectAccessible(page)
    await bill.getByRole('button', { name: /^Pagar mi parte · / }).click()
    await expect(page.getByRole('heading', { name: 'Pagar mi parte' })).toBeVisible()
    await open(page)
    await bar(page, 'Ver cuenta')
    await expect(bill.getByText('Tu parte está apartada')).toBeVisible()
    await bar(other, 'Ver cuenta')
    await expect(other.getByRole('dialog')).toContainText('Apartado por otros')
    await expect(other.getByText('Todo junto')).toHaveCount(0)

    await test.step('paying now leads to the page for it [CHECKOUT-009]', async () => {
      await other.keyboard.press('Escape')
      await bar(other, 'Ver ronda')
      await other.getByRole('button', { name: 'Más opciones' }).click()
      await other.getByRole('button', { name: 'Pagar ahora' }).click()
      await expect(other).toHaveURL('/checkout/payment?payTime=now')
    })
    await open(other)
    // A phone that has not read its table before the end begins anew instead of being sent home.
    await bar(other, 'Ver ronda')
    await expect(other.getByRole('dialog').getByRole('region', { name: 'En cocina' })).toContainText('Pulpo')

    await test.step('a table that has ended is over on both [TABLE-006]', async () => {
      // It stands for two seconds and a half, so a look at every frame begins before it comes.
      const told = page.waitForFunction(() => document.body.innerText.includes('La mesa se ha cerrado'))
      await endTable(database.db, { siteId, cartId }, instant(Date.now()))
      expect(await told).toBeTruthy()
      await expect.poll(() => hasCart(page)).toBe(false)
      // Both phones are sent home; opening the page after that finds no table either.
      for (const phone of [page, other]) await expect(phone).toHaveURL('/')
      await open(other)
      await expect.poll(() => hasCart(other)).toBe(false)
    })
  } finally {
    await endTable(database.db, { siteId, cartId }, instant(Date.now()))
    await database.close()
    await others.close()
  }
})

async function open(page: Page): Promise<void> {
  await page.goto('/categories/tapas')
  await waitUntilAlive(page)
}

async function addDish(page: Page, name: string): Promise<void> {
  await page.getByRole('article').filter({ hasText: name }).getByRole('button', { name: 'Lo quiero' }).click()
  await expect(page.getByText('Producto añadido a la cesta')).toBeVisible()
}

async function bar(page: Page, name: string): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
  await page.locator('[data-bar]').getByRole('button', { name }).click()
}

async function hasCart(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name, value }) => name === 'cart-id' && value !== '')
}
