import { allergenId } from '@comanda/demo/allergens'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { demoPin } from '@comanda/demo/demo-site'
import { type StaffId, toId } from '@comanda/rules/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { pairAt, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { addTwin } from '../testing/team/twin-house.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
/** The same house, which has read nothing yet and so keeps nothing in memory. */
let late: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  late = await createTestApp({ beside: shop })
})
afterAll(async () => {
  await late.close()
  await shop.close()
})

const { centro: storeId } = storeIds
const luis = toId<StaffId>(2)
const everything = { storeId, stationId: null }

interface Staff {
  readonly cook: StaffBrowser
  readonly owner: StaffBrowser
}
const signIn = async (app: TestApp): Promise<Staff> => ({
  cook: await signInAs(app, 'plancha'),
  owner: await signInAs(app, 'direccion'),
})

async function read({ cook, owner }: Staff) {
  const { stations, tickets } = await accepted(cook.showKitchen(everything))
  const atStations = await Promise.all(
    stations.map(async ({ stationId }) => (await accepted(cook.showKitchen({ storeId, stationId }))).tickets),
  )
  return {
    tickets,
    atStations,
    bumped: await accepted(cook.listBumped(everything)),
    tables: (await accepted(owner.showFloor({ storeId }))).tables,
    orders: (await accepted(owner.showOrders({ storeId }))).orders,
  }
}

/** Two courses, and a dish that clashes with an allergy. */
async function sendRound(position: number) {
  const { cartId } = await begin(shop.client, atTable(position))
  await add(shop.client, cartId, 'pulpo-a-la-gallega', { allergies: [allergenId('molluscs')] })
  for (const slug of ['refresco-de-cola', 'arroz-negro']) await add(shop.client, cartId, slug)
  await accepted(shop.client.sendRound({ cartId }))
  return cartId
}

it('cooks for its own site and table alone, although others have ordered the same', async () => {
  const early = await signIn(shop)
  for (const position of [1, 2, 3]) await sendRound(position)
  const { client } = await shop.visit()
  const { cartId } = await begin(client)
  await add(client, cartId, 'pulpo-a-la-gallega')
  await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const board = await pairAt(late, { storeId })
  const { cook, owner } = await signIn(late)
  const ticketsOf = async (place: string) => {
    const { tickets } = await accepted(cook.showKitchen(everything))
    return tickets.filter((ticket) => ticket.place === place)
  }
  // Table 2 has had its drink before the twin comes, so that there is something to list.
  const drink = (await ticketsOf('Sala 2')).flatMap(({ items }) => items).find(({ name }) => name.includes('cola'))
  await accepted(cook.moveKitchenItem({ itemId: drink?.itemId ?? ('' as never), to: 'ready', units: null, version: 1 }))
  const before = await read(early)
  expect(before.bumped).toHaveLength(1)
  const twin = await addTwin(shop.database.db)
  const untouched = await twin.read()
  expect(await read({ cook, owner })).toEqual(before)

  const itemOf = async (slug: string) => {
    const found = (await ticketsOf('Sala 1')).flatMap(({ items }) => items).find(({ name }) => name.includes(slug))
    if (found === undefined) throw new Error(`no ${slug} in the kitchen`)
    return found
  }
  const [ticket] = await ticketsOf('Sala 1')
  const ticketId = ticket?.ticketId ?? ('' as never)
  const approval = { staffId: luis, pin: demoPin }
  const clash = await itemOf('Pulpo')
  const seen = { itemId: clash.itemId, version: clash.version, answer: 'adapt' } as const
  await accepted(board.acknowledgeAllergy(seen, { approval }))
  await accepted(board.fireCourse({ ticketId, course: 2 }))
  const octopus = await itemOf('Pulpo')
  await accepted(
    board.moveKitchenItem({ itemId: octopus.itemId, to: 'cooking', units: null, version: octopus.version }),
  )
  const all = ((await ticketsOf('Sala 1'))[0]?.items ?? []).map(({ itemId, version }) => ({ itemId, version }))
  expect((await accepted(board.bumpTicket({ ticketId, items: all }))).items).toHaveLength(3)
  const press = (await accepted(cook.listBumped(everything))).find(({ place }) => place === 'Sala 1')?.pressId
  const back = await accepted(board.recallPress({ pressId: press ?? ('' as never) }))
  expect(back.items.map(({ itemId }) => itemId).sort()).toEqual(all.map(({ itemId }) => itemId).sort())

  const after = await read({ cook, owner })
  const others = ({ tickets, bumped }: Awaited<ReturnType<typeof read>>) => ({
    tickets: tickets.filter(({ place }) => place !== 'Sala 1'),
    bumped: bumped.filter(({ place }) => place !== 'Sala 1'),
  })
  expect(others(after)).toEqual(others(before))
  expect(after.orders).toEqual(before.orders)

  const calientes = before.tickets[0]?.items[0]?.stationId ?? ('' as never)
  const open = after.tickets.flatMap(({ items }) => items).filter(({ stationId }) => stationId === calientes)
  expect(await accepted(owner.removeStation({ stationId: calientes }))).toEqual({
    dishes: open.filter(({ state }) => state !== 'served' && state !== 'voided').length,
  })
  expect(await twin.read()).toEqual(untouched)
})
