import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveEvent } from '../database/schema/outbox.ts'
import { staffAction } from '../database/schema/staff-session.ts'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { pairAt, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let cook: StaffBrowser
let board: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  cook = await signInAs(shop, 'plancha')
  board = await pairAt(shop, { storeId: storeIds.centro })
})
afterAll(() => shop.close())

const { centro, malasana } = storeIds
const show = (stationId: number | null = null, browser = cook) =>
  accepted(browser.showKitchen({ storeId: centro, stationId: stationId as never }))

async function sendRound(position: number, dishes: Readonly<Record<string, number>>): Promise<CartId> {
  const { cartId } = await begin(shop.client, atTable(position))
  for (const [slug, quantity] of Object.entries(dishes)) await add(shop.client, cartId, slug, { quantity })
  await accepted(shop.client.sendRound({ cartId }))
  return cartId
}
const findItem = async (place: string, name: string) => {
  const { tickets } = await show()
  const item = tickets.find((ticket) => ticket.place === place)?.items.find((one) => one.name === name)
  if (item === undefined) throw new Error(`${place} has no ${name}`)
  return item
}

describe('a kitchen board', () => {
  it('shows a station its own dishes and the pass every ticket', async () => {
    await sendRound(1, { 'pulpo-a-la-gallega': 2, 'refresco-de-cola': 1 })
    const { tickets, stations } = await show()
    expect(stations.map(({ name }) => name)).toEqual(['Fríos', 'Calientes', 'Plancha', 'Sushi', 'Barra'])
    const isOurs = ({ place }: { readonly place: string | null }) => place === 'Sala 1'
    expect(tickets.filter(isOurs)).toMatchObject([
      {
        place: 'Sala 1',
        mode: 'table',
        items: [{ name: 'Pulpo a la gallega', units: 2 }, { name: 'Refresco de cola' }],
      },
    ])
    const bar = stations.find(({ name }) => name === 'Barra')
    const atBar = await show(bar?.stationId, board)
    expect(atBar.tickets.filter(isOurs)).toMatchObject([{ place: 'Sala 1', items: [{ name: 'Refresco de cola' }] }])
    expect(await board.showKitchen({ storeId: malasana, stationId: null })).toMatchObject({
      refused: 'store-not-found',
    })
  })

  it('makes single plates ready, and the dish only when all are [DAY-078]', async () => {
    await sendRound(2, { 'pulpo-a-la-gallega': 2 })
    const item = await findItem('Sala 2', 'Pulpo a la gallega')
    const { itemId } = item
    const one = await accepted(board.moveKitchenItem({ itemId, to: 'ready', units: 1, version: item.version }))
    expect(one).toMatchObject({ state: 'cooking', unitsReady: 1, version: 2 })
    const stale = { itemId, to: 'ready' as const, units: null, version: 1 }
    expect(await cook.moveKitchenItem(stale)).toMatchObject({ refused: 'version-stale' })
    const all = await accepted(board.moveKitchenItem({ ...stale, version: 2 }))
    expect(all).toMatchObject({ state: 'ready', unitsReady: 2, version: 3 })
  })

  it('moves a dish once for two cooks, and tells the second who was first [DAY-078]', async () => {
    const cartId = await sendRound(6, { 'pulpo-a-la-gallega': 1 })
    const { itemId, version } = await findItem('Sala 6', 'Pulpo a la gallega')
    const bump = { itemId, to: 'ready' as const, units: null, version }
    const answers = await Promise.all([board.moveKitchenItem(bump), board.moveKitchenItem(bump)])
    expect(answers.filter((answer) => 'state' in answer)).toHaveLength(1)
    expect(answers.find((answer) => 'refused' in answer)).toMatchObject({
      refused: 'already-there',
      details: { by: 'a board' },
    })
    const written = await shop.database.db
      .select()
      .from(staffAction)
      .where(eq(staffAction.subject, `kitchen-item:${itemId}`))
    const told = await shop.database.db
      .select()
      .from(liveEvent)
      .where(eq(liveEvent.topic, 'kitchen'))
      .orderBy(liveEvent.id)
    expect(told.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        { kind: 'round-sent', store: centro, id: cartId, version: 3 },
        { kind: 'item-moved', store: centro, id: itemId, version: 2 },
      ]),
    )
    expect(written).toMatchObject([{ storeId: centro, before: { state: 'queued' }, after: { state: 'ready' } }])
  })

  it('lets go of a ticket when its last dish is served, and has it back when one is recalled', async () => {
    await sendRound(4, { 'pulpo-a-la-gallega': 1 })
    const { itemId } = await findItem('Sala 4', 'Pulpo a la gallega')
    const move = (to: 'cooking' | 'ready' | 'served', version: number) =>
      cook.moveKitchenItem({ itemId, to, units: null, version })
    expect(await move('served', 1)).toMatchObject({ refused: 'illegal-move' })
    await accepted(move('ready', 1))
    await accepted(move('served', 2))
    expect((await show()).tickets.map(({ place }) => place)).not.toContain('Sala 4')
    expect(await accepted(move('cooking', 3))).toMatchObject({ state: 'cooking', unitsReady: 0 })
    expect((await show()).tickets.map(({ place }) => place)).toContain('Sala 4')
  })

  it('of another store does not know the dish', async () => {
    await sendRound(5, { 'pulpo-a-la-gallega': 1 })
    const { itemId, version } = await findItem('Sala 5', 'Pulpo a la gallega')
    const other = await pairAt(shop, { storeId: malasana })
    const bump = { itemId, to: 'ready' as const, units: null, version }
    expect(await other.moveKitchenItem(bump)).toMatchObject({ refused: 'kitchen-item-not-found' })
  })
})
