import { allergenId } from '@comanda/demo/allergens'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { demoPin } from '@comanda/demo/demo-site'
import { toId } from '@comanda/rules/ids'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffAction } from '../database/schema/staff-session.ts'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin, look } from '../testing/cart/carts.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { pairAt, type StaffBrowser } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let board: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  board = await pairAt(shop, { storeId: storeIds.centro })
})
afterAll(() => shop.close())

const [molluscs, eggs, fish] = [allergenId('molluscs'), allergenId('eggs'), allergenId('fish')]

async function findItems(place: string) {
  const { tickets } = await accepted(board.showKitchen({ storeId: storeIds.centro, stationId: null }))
  const items = tickets.filter((ticket) => ticket.place === place).flatMap((ticket) => ticket.items)
  // Two rounds of the same moment stand in any order.
  return items.sort((one, other) => one.name.localeCompare(other.name))
}

async function findCook() {
  const tiles = await accepted(board.listTiles({}))
  const cook = tiles.find(({ name }) => name === 'Luis Demo')
  if (cook === undefined) throw new Error('the demo has no cook')
  return cook.staffId
}

describe('a declared allergy', () => {
  it('of a line is kept with it and stands on its dishes alone [DAY-072]', async () => {
    const { cartId } = await begin(shop.client, atTable(1))
    await add(shop.client, cartId, 'pulpo-a-la-gallega', { allergies: [eggs] })
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    const { cart } = await look(shop.client, cartId)
    expect(cart.lines.map(({ allergies, quantity }) => [allergies ?? [], quantity])).toEqual([
      [[eggs], 1],
      [[], 1],
    ])
    await accepted(shop.client.sendRound({ cartId }))
    expect(await findItems('Sala 1')).toMatchObject([
      { declared: ['Huevos'], isAllergyUnseen: false },
      { declared: [], isAllergyUnseen: false },
    ])
  })

  it('of a table stands on every dish, those that the kitchen already has too [DAY-072]', async () => {
    const { cartId } = await begin(shop.client, atTable(2))
    await add(shop.client, cartId, 'pulpo-a-la-gallega', { allergies: [eggs] })
    await accepted(shop.client.sendRound({ cartId }))
    await accepted(shop.client.declareAllergies({ cartId, allergies: [molluscs] }))
    expect((await look(shop.client, cartId)).cart.allergies).toEqual([molluscs])
    await add(shop.client, cartId, 'refresco-de-cola')
    await accepted(shop.client.sendRound({ cartId }))
    expect(await findItems('Sala 2')).toMatchObject([
      { declared: ['Huevos', 'Moluscos'], isAllergyUnseen: true, version: 2 },
      { declared: ['Moluscos'], isAllergyUnseen: false },
    ])
    const unknown = { cartId, allergies: [toId<typeof eggs>(999)] }
    expect(await shop.client.declareAllergies(unknown)).toMatchObject({ refused: 'request-malformed' })
  })

  it('of an order goes to the kitchen with it [DAY-072]', async () => {
    const { cartId } = await begin(shop.client)
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await accepted(shop.client.declareAllergies({ cartId, allergies: [molluscs] }))
    const contact = { fullName: 'Alba Alergia', email: 'alba@demo.example', phone: '600111333' }
    await accepted(shop.client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), contact })))
    expect(await findItems('Alba Alergia')).toMatchObject([{ declared: ['Moluscos'], isAllergyUnseen: true }])
  })

  it('that a dish may contain holds it until a person acknowledges it by tile and PIN [DAY-073]', async () => {
    const { cartId } = await begin(shop.client, atTable(4))
    await add(shop.client, cartId, 'pulpo-a-la-gallega', { allergies: [molluscs], quantity: 2 })
    await accepted(shop.client.sendRound({ cartId }))
    const [item] = await findItems('Sala 4')
    if (item === undefined) throw new Error('nothing was sent')
    const { itemId, version } = item
    const { tickets } = await accepted(board.showKitchen({ storeId: storeIds.centro, stationId: null }))
    const ticketId = tickets.find(({ place }) => place === 'Sala 4')?.ticketId
    if (ticketId === undefined) throw new Error('nothing was sent')
    const bump = { itemId, to: 'ready' as const, units: 1, version }
    expect(await board.moveKitchenItem(bump)).toMatchObject({ refused: 'allergy-unseen' })
    const all = { ticketId, items: [{ itemId, version }] }
    expect(await board.bumpTicket(all)).toMatchObject({ refused: 'allergy-unseen' })
    const cook = await findCook()
    // The board's own word does not count, nor does a wrong PIN.
    expect(await board.acknowledgeAllergy({ itemId, version })).toMatchObject({ refused: 'staff-only' })
    const wrong = { approval: { staffId: cook, pin: '1379' } }
    expect(await board.acknowledgeAllergy({ itemId, version }, wrong)).toMatchObject({ refused: 'approval-wrong' })
    const right = { approval: { staffId: cook, pin: demoPin } }
    const seen = await accepted(board.acknowledgeAllergy({ itemId, version }, right))
    expect(seen).toMatchObject({ isAllergyUnseen: false, declared: ['Moluscos'], version: version + 1 })
    expect(await board.acknowledgeAllergy({ itemId, version }, right)).toMatchObject({ refused: 'already-there' })
    expect(await board.bumpTicket({ ticketId, items: [seen] })).toMatchObject({ items: [{ state: 'ready' }] })
    const audit = await shop.database.db
      .select({ by: staffAction.approvedBy, after: staffAction.after })
      .from(staffAction)
      .where(and(eq(staffAction.call, 'acknowledgeAllergy'), eq(staffAction.subject, `kitchen-item:${itemId}`)))
      .orderBy(desc(staffAction.at))
    expect(audit).toEqual([{ by: cook, after: { seen: true, clashes: 1 } }])
  })

  it('that is told after another one was acknowledged asks again, and holds the dish again [DAY-073] [F-241]', async () => {
    const { cartId } = await begin(shop.client, atTable(5))
    await add(shop.client, cartId, 'ensaladilla-rusa', { allergies: [fish] })
    await accepted(shop.client.sendRound({ cartId }))
    const approval = { staffId: await findCook(), pin: demoPin }
    const find = async () => {
      const [item] = await findItems('Sala 5')
      if (item === undefined) throw new Error('nothing was sent')
      return item
    }
    const first = await find()
    const seen = await accepted(board.acknowledgeAllergy(first, { approval }))
    expect(seen.isAllergyUnseen).toBe(false)
    // The same once more is no news.
    await accepted(shop.client.declareAllergies({ cartId, allergies: [fish] }))
    expect(await find()).toMatchObject({ isAllergyUnseen: false, version: seen.version })
    await accepted(shop.client.declareAllergies({ cartId, allergies: [fish, eggs] }))
    const again = await find()
    expect(again).toMatchObject({ isAllergyUnseen: true, version: seen.version + 1 })
    expect(again.declared).toHaveLength(2)
    const ready = { itemId: again.itemId, to: 'ready' as const, units: 1, version: again.version }
    expect(await board.moveKitchenItem(ready)).toMatchObject({ refused: 'allergy-unseen' })
    // Nobody acknowledges what they have not seen.
    expect(await board.acknowledgeAllergy(first, { approval })).toMatchObject({ refused: 'version-stale' })
    const { version } = await accepted(board.acknowledgeAllergy(again, { approval }))
    expect(await accepted(board.moveKitchenItem({ ...ready, version }))).toMatchObject({ state: 'ready' })
  })
})
