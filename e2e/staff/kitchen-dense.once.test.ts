import type { SentLine } from '@comanda/contract/entities/cart-item'
import { allergenId } from '@comanda/demo/allergens'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { stationsOf } from '@comanda/demo/station'
import type { Locator } from '@playwright/test'
import { accepted, add, atTable, begin, dish } from '../../apps/server/src/testing/cart/carts.ts'
import { openVisit, sendTo } from '../../apps/server/src/testing/http/open-visit.ts'
import { expect, test } from '../journey.ts'
import { chooseUsual } from './choose-usual.ts'
import { expectClean } from './expect-clean.ts'
import { listCut } from './list-cut.ts'
import { makeServedSite } from './make-served-site.ts'
import { makeCode, onStaffHost, pairWith } from './on-staff-host.ts'

type Round = Readonly<Record<string, Partial<SentLine>>>

/** What a kitchen has in the middle of an evening, table by table. */
const evening: readonly Round[] = [
  { 'pulpo-a-la-gallega': { quantity: 2, notes: 'muy caliente' }, 'patatas-bravas': {} },
  {
    'menu-doble-hamburguesa': {
      choice: chooseUsual(dish('menu-doble-hamburguesa'), { without: 'cebolla-caramelizada' }),
      allergies: [allergenId('eggs')],
    },
  },
  { 'gambas-al-ajillo': {}, 'croquetas-de-jamon': {}, 'refresco-de-cola': { quantity: 2 } },
  { 'hamburguesa-comanda': {}, 'patatas-bravas': {} },
  { 'ensaladilla-rusa': { notes: 'sin guisantes' }, 'calamares-a-la-romana': {} },
  { 'tortilla-de-patatas': {}, 'pimientos-de-padron': {}, 'jamon-iberico-de-bellota': {} },
  { 'boquerones-en-vinagre': { quantity: 2 }, 'croquetas-de-jamon': { quantity: 2 } },
  { 'tabla-de-quesos': {}, 'gambas-al-ajillo': { notes: 'poco picante' } },
]

/** One kitchen that cooks it all, and a bar. */
function withOneKitchen() {
  const ofFirst = casaComanda.stations.filter(({ storeId }) => storeId === 1)
  const [bar, ...kitchen] = ofFirst.toReversed()
  const stores = casaComanda.stores.filter(({ id }) => id === 1)
  const sheet = (name: string, of: typeof ofFirst) => ({
    name,
    categories: of.flatMap(({ categoryIds }) => categoryIds.map(Number)),
    products: of.flatMap(({ productIds }) => productIds.map(Number)),
  })
  return stationsOf(stores, [sheet('Cocina', kitchen), sheet('Barra', bar ? [bar] : [])])
}

test('eight tickets of an evening are seen at once, and say what differs [DAY-086]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const { host } = await makeServedSite('densa', {
    stations: withOneKitchen(),
    tablesOpenedByStaff: false,
    hasPrinters: false,
  })
  for (const [at, round] of evening.entries()) {
    const { client } = await openVisit({ send: sendTo(process.env.COMANDA_URL ?? ''), host })
    const { cartId } = await begin(client, atTable(at + 1))
    for (const [slug, line] of Object.entries(round)) {
      await add(client, cartId, slug, { choice: chooseUsual(dish(slug)), ...line })
    }
    accepted(await client.sendRound({ cartId }))
  }
  const address = onStaffHost(baseURL, '')
  const code = await makeCode(browser, address, { kind: 'board', name: 'Pantalla de cocina', site: host })
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(`${address}/pair`)
  await pairWith(page, code)
  await page.getByLabel('Partida').selectOption({ label: 'Cocina' })
  const tickets = page.getByRole('article')
  await expect(tickets).toHaveCount(evening.length)

  await test.step('whole, and without scrolling', async () => {
    for (const ticket of await tickets.all()) await expect.poll(() => isInside(ticket)).toBe(true)
    for (const ticket of await tickets.all()) expect(await listCut(ticket)).toEqual([])
  })

  await test.step('a menu says what is changed in its dishes, and its allergy first', async () => {
    const menu = page.getByRole('article', { name: /Sala 2$/ })
    await expect(menu.getByRole('button', { name: /^⚠.*Hamburguesa Comanda/ })).toHaveText(
      /^⚠ ALERGIA: HuevosLleva HUEVOS.*Hamburguesa Comanda.*Sin cebolla caramelizada/,
    )
    await expect(menu).not.toContainText('Queso cheddar')
    await expect(menu).toContainText(/Contiene: .*Gluten/)
  })

  await test.step('what goes without saying opens by a touch, and only there', async () => {
    const plain = page.getByRole('article', { name: /Sala 4$/ })
    await expect(plain).not.toContainText(/Queso cheddar|Contiene/)
    const whole = plain.getByRole('button', { name: /^Ver entera la comanda/ })
    await whole.click()
    await expect(plain).toContainText('Queso cheddar')
    await expect(plain).toContainText(/Contiene: .*Gluten/)
    await expect(page.getByRole('article', { name: /Sala 1$/ })).not.toContainText('Contiene')
    await expectClean(page)
    await whole.click()
    await expect(plain).not.toContainText('Queso cheddar')
  })
})

/** All of it is on the screen. */
async function isInside(ticket: Locator): Promise<boolean> {
  const box = await ticket.boundingBox()
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 800
}
