import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { type ProductId, toId } from '@comanda/rules/ids'
import { setPublication } from '../../apps/server/src/catalogue/set-publication.ts'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { makeSite } from '../make-site.ts'
import { onHost } from '../on-host.ts'

test('with a way of ordering a simple dish has a plus that becomes a stepper in its place, one with choices leads to them [CATALOGUE-014, CATALOGUE-015]', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  await beginOrder(context, baseURL)
  await visit('/categories/tapas')
  const peppers = page.getByRole('article').filter({ hasText: 'Pimientos de Padrón' })
  const add = peppers.getByRole('button', { name: 'Lo quiero: Pimientos de Padrón' })
  const number = peppers.getByRole('status')
  await expect(peppers.getByRole('button')).toHaveCount(1)
  // The focus scrolls the card into view first.
  await add.focus()
  const before = { card: await peppers.boundingBox(), plus: await add.boundingBox() }
  await page.keyboard.press('Enter')
  await expect(number).toHaveText('1')
  const more = peppers.getByRole('button', { name: 'Añadir uno' })
  await expect(more).toBeFocused()
  expect({ card: await peppers.boundingBox(), plus: await more.boundingBox() }).toEqual(before)
  // Two quick taps are two dishes.
  await more.click({ clickCount: 2 })
  await expect(number).toHaveText('3')
  await expect(page.getByRole('button', { name: 'Cesta: 3 productos' })).toBeVisible()
  await page.reload()
  await expect(number).toHaveText('3')
  for (const left of ['2', '1']) {
    await peppers.getByRole('button', { name: 'Quitar uno' }).click()
    await expect(number).toHaveText(left)
  }
  await peppers.getByRole('button', { name: 'Quitar uno' }).click()
  await expect(add).toBeFocused()
  await expect(peppers.getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Cesta: 0 productos' })).toBeVisible()

  const bravas = page.getByRole('article').filter({ hasText: 'Patatas bravas' })
  await expect(bravas.getByRole('group')).toHaveCount(0)
  const choose = bravas.getByRole('link', { name: 'Lo quiero: Patatas bravas' })
  await expect(choose).toHaveAttribute('href', '/products/patatas-bravas')
  await choose.click()
  const dialog = page.getByRole('dialog', { name: 'Patatas bravas' })
  await dialog.getByRole('checkbox', { name: /^Brava/ }).check()
  await dialog.getByRole('button', { name: /^Añadir · / }).click()
  await expect(bravas.getByRole('link', { name: 'Lo quiero: Patatas bravas. Cesta: 1' })).toHaveText('1+')
})

test('without one the label begins an order, and prices are hidden where the site says so [CATALOGUE-012, CATALOGUE-014, CATALOGUE-015]', async ({
  page,
  visit,
  baseURL,
}) => {
  await visit('/categories/tapas')
  const peppers = page.getByRole('article').filter({ hasText: 'Pimientos de Padrón' })
  await expect(peppers.getByRole('button')).toHaveText('Iniciar pedido')
  await expect(peppers.getByRole('group')).toHaveCount(0)
  await expect(peppers).toContainText('€')
  await page.goto(`${onHost(baseURL, 'socios')}/categories`)
  await expect(page.getByRole('article').first()).not.toContainText('€')
})

test('where a table is the only way to order, the card says to read its code [CATALOGUE-015] [OPEN-039]', async ({
  page,
}) => {
  const modes = { delivery: false, pickup: false, table: true, 'digital-card': false, takehere: false }
  const { url } = await makeSite('menu-only-table', (site) => ({
    ...site,
    website: { ...site.website, onlyDigitalCard: false, modes },
  }))
  await page.goto(`${url}/categories`)
  await waitUntilAlive(page)
  await expect(page.getByRole('article').first().getByRole('button')).toHaveText('Lee el QR para pedir')
})

test('in the digital-card mode there are prices and nothing to press [CATALOGUE-012, CATALOGUE-016]', async ({
  page,
  visit,
  remember,
}) => {
  await remember({ 'delivery-mode': 'digital-card' })
  await visit('/categories/tapas')
  const cards = page.getByRole('article')
  await expect(cards.getByRole('button')).toHaveCount(0)
  await expect(cards.first()).toContainText('€')
})

test('a store of its own shows what it sells, and no more', async ({ page, visit, remember }) => {
  await remember({ 'store-id': '2' })
  await visit('/categories/tapas')
  await expect(page.getByRole('article').filter({ hasText: 'Tabla de quesos' })).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: 'Patatas bravas' })).toHaveCount(1)
})

test('a dish taken off sale says so in its category and among what was found [CATALOGUE-017, CATALOGUE-024] [OPEN-037]', async ({
  page,
  visit,
}) => {
  // Other journeys order the same dish meanwhile, so it is taken off sale on a site of its own.
  const { id: siteId, url } = await makeSite('fuera-de-venta', () => casaComanda)
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  const publish = (published: boolean) =>
    setPublication(database.db, { siteId, productId: toId<ProductId>(207), published })
  try {
    const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live')
    await visit(`${url}/categories/tapas`)
    await listening
    const dish = page.getByRole('article').filter({ hasText: 'Pimientos de Padrón' })
    await expect(dish.getByRole('button')).toHaveText('Iniciar pedido')
    await publish(false)
    await expect(dish).toContainText('Producto temporalmente no disponible')
    await publish(true)
    await expect(dish.getByRole('button')).toHaveText('Iniciar pedido')
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/Products')
    await page.getByRole('searchbox').fill('pimientos de padron')
    await answer
    const found = page.getByRole('region', { name: 'Resultados' }).getByRole('article')
    await expect(found).toHaveCount(1)
    await publish(false)
    await expect(found).toContainText('Producto temporalmente no disponible')
    await expect(found.getByRole('button')).toHaveCount(0)
    // It is gone from every list loaded now; its own page says so.
    await page.goto(`${url}/categories/tapas`)
    await expect(page.getByRole('article').filter({ hasText: 'Patatas bravas' })).toBeVisible()
    await expect(dish).toHaveCount(0)
    await page.goto(`${url}/products/pimientos-de-padron`)
    await expect(page.getByText('Producto temporalmente no disponible')).toBeVisible()
  } finally {
    await database.close()
  }
})
