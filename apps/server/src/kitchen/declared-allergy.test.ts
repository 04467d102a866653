import { allergenId } from '@comanda/demo/allergens'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { demoPin } from '@comanda/demo/demo-site'
import { toId } from '@comanda/rules/ids'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffAction } from '../database/schema/staff-session.ts'
import { accepted } from '../testing/accepted.ts'
import { add, aLine, aSave, atTable, begin, look } from '../testing/cart/carts.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { pairAt, type StaffBrowser, signInAs, tapIn } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let board: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  board = await pairAt(shop, { storeId: storeIds.centro })
})
afterAll(() => shop.close())

const [molluscs, eggs, fish] = [allergenId('molluscs'), allergenId('eggs'), allergenId('fish')]

const adapt = (...allergens: (typeof eggs)[]) => ({ wish: 'adapt' as const, allergens })

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
    await add(shop.client, cartId, 'pulpo-a-la-gallega', { allergyAnswer: adapt(molluscs) })
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
    const take = { itemId, version, answer: 'adapt' } as const
    // The board's own word does not count, nor does a wrong PIN.
    expect(await board.acknowledgeAllergy(take)).toMatchObject({ refused: 'staff-only' })
    const wrong = { approval: { staffId: cook, pin: '1379' } }
    expect(await board.acknowledgeAllergy(take, wrong)).toMatchObject({ refused: 'approval-wrong' })
    const right = { approval: { staffId: cook, pin: demoPin } }
    const seen = await accepted(board.acknowledgeAllergy(take, right))
    expect(seen).toMatchObject({
      isAllergyUnseen: false,
      declared: ['Moluscos'],
      allergyTaken: { answer: 'adapt', by: 'Luis Demo' },
      version: version + 1,
    })
    expect(await board.acknowledgeAllergy(take, right)).toMatchObject({ refused: 'already-there' })
    expect(await board.bumpTicket({ ticketId, items: [seen] })).toMatchObject({ items: [{ state: 'ready' }] })
    const audit = await shop.database.db
      .select({ by: staffAction.approvedBy, after: staffAction.after })
      .from(staffAction)
      .where(and(eq(staffAction.call, 'acknowledgeAllergy'), eq(staffAction.subject, `kitchen-item:${itemId}`)))
      .orderBy(desc(staffAction.at))
    expect(audit).toEqual([{ by: cook, after: { seen: true, clashes: 1, answer: 'adapt' } }])
  })

  it('is taken on by whoever types the PIN, also where somebody is signed in, and the floor shows whose word it is until the dish is served [DAY-073]', async () => {
    const { cartId } = await begin(shop.client, atTable(6))
    await add(shop.client, cartId, 'pulpo-a-la-gallega', { allergies: [molluscs] })
    await accepted(shop.client.sendRound({ cartId }))
    const [item] = await findItems('Sala 6')
    if (item === undefined) throw new Error('nothing was sent')
    const till = await pairAt(shop, { storeId: storeIds.centro, kind: 'till' })
    const cook = await findCook()
    await tapIn(till, cook)
    const take = { itemId: item.itemId, version: item.version, answer: 'tell-floor' } as const
    // Whoever signed in this morning may have left the tablet to anybody.
    expect(await till.acknowledgeAllergy(take)).toMatchObject({ refused: 'staff-only' })
    const waiter = await signInAs(shop, 'sala')
    const onFloor = async () => {
      const { tables } = await accepted(waiter.showFloor({ storeId: storeIds.centro }))
      return tables.find(({ bill }) => bill?.cartId === cartId)?.allergies
    }
    const clash = { dish: 'Pulpo a la gallega', clashes: ['Moluscos'] }
    expect(await onFloor()).toEqual([{ ...clash, taken: null }])
    const approval = { staffId: cook, pin: demoPin }
    const taken = await accepted(till.acknowledgeAllergy(take, { approval }))
    const word = { answer: 'tell-floor', by: 'Luis Demo' }
    expect(taken).toMatchObject({ isAllergyUnseen: false, allergyTaken: word })
    expect(await onFloor()).toEqual([{ ...clash, taken: word }])
    const ready = await accepted(
      board.moveKitchenItem({ itemId: item.itemId, to: 'ready', units: null, version: taken.version }),
    )
    expect(await findItems('Sala 6')).toMatchObject([{ state: 'ready', allergyTaken: word }])
    expect(await onFloor()).toEqual([{ ...clash, taken: word }])
    await accepted(board.moveKitchenItem({ itemId: item.itemId, to: 'served', units: null, version: ready.version }))
    expect(await onFloor()).toEqual([])
  })

  it('is taken on in a browser of one’s own by whoever is signed in there by password [DAY-073]', async () => {
    const { cartId } = await begin(shop.client, atTable(8))
    await add(shop.client, cartId, 'pulpo-a-la-gallega', { allergies: [molluscs] })
    await accepted(shop.client.sendRound({ cartId }))
    const [item] = await findItems('Sala 8')
    if (item === undefined) throw new Error('nothing was sent')
    const own = await signInAs(shop, 'plancha')
    const taken = await accepted(own.acknowledgeAllergy({ ...item, answer: 'adapt' }))
    expect(taken.allergyTaken).toMatchObject({ answer: 'adapt', by: expect.any(String) })
  })

  it('that is told after another one was acknowledged asks again, and holds the dish again [DAY-073] [F-241]', async () => {
    const { cartId } = await begin(shop.client, atTable(5))
    await add(shop.client, cartId, 'ensaladilla-rusa', { allergies: [fish] })
    await accepted(shop.client.sendRound({ cartId }))
    const approval = { staffId: await findCook(), pin: demoPin }
    const answer = 'tell-floor'
    const find = async () => {
      const [item] = await findItems('Sala 5')
      if (item === undefined) throw new Error('nothing was sent')
      return item
    }
    const first = await find()
    const seen = await accepted(board.acknowledgeAllergy({ ...first, answer }, { approval }))
    expect(seen.isAllergyUnseen).toBe(false)
    // The same once more is no news.
    await accepted(shop.client.declareAllergies({ cartId, allergies: [fish] }))
    expect(await find()).toMatchObject({ isAllergyUnseen: false, version: seen.version })
    await accepted(shop.client.declareAllergies({ cartId, allergies: [fish, eggs] }))
    const again = await find()
    expect(again).toMatchObject({ isAllergyUnseen: true, allergyTaken: null, version: seen.version + 1 })
    expect(again.declared).toHaveLength(2)
    const ready = { itemId: again.itemId, to: 'ready' as const, units: 1, version: again.version }
    expect(await board.moveKitchenItem(ready)).toMatchObject({ refused: 'allergy-unseen' })
    // Nobody acknowledges what they have not seen.
    expect(await board.acknowledgeAllergy({ ...first, answer }, { approval })).toMatchObject({
      refused: 'version-stale',
    })
    const { version } = await accepted(board.acknowledgeAllergy({ ...again, answer }, { approval }))
    expect(await accepted(board.moveKitchenItem({ ...ready, version }))).toMatchObject({ state: 'ready' })
  })
})

describe('a dish that meets a declared allergy', () => {
  it('is taken with its diner’s answer alone, which the kitchen is told [DAY-206]', async () => {
    const { cartId } = await begin(shop.client, atTable(9))
    const line = aLine('ensaladilla-rusa', { allergies: [eggs], allergyAnswer: null })
    expect(await shop.client.postCartItem({ cartId, ...line })).toMatchObject({ refused: 'allergy-unanswered' })
    expect((await look(shop.client, cartId)).cart.lines).toEqual([])
    const { lineId } = await add(shop.client, cartId, 'ensaladilla-rusa', {
      allergies: [eggs],
      allergyAnswer: adapt(eggs),
    })
    // Nobody was asked about the second allergy.
    const second = { ...line, lineId, allergies: [eggs, fish], allergyAnswer: adapt(eggs) }
    expect(await shop.client.putCartItem({ cartId, ...second })).toMatchObject({ refused: 'allergy-unanswered' })
    await accepted(shop.client.sendRound({ cartId }))
    expect(await findItems('Sala 9')).toMatchObject([{ answered: { wish: 'adapt', allergens: ['Huevos'] } }])
  })

  it('is asked about before it is sent where the table declared it later; fewer of it is never refused [DAY-206]', async () => {
    const { cartId } = await begin(shop.client, atTable(10))
    const { lineId } = await add(shop.client, cartId, 'ensaladilla-rusa', { quantity: 2 })
    await add(shop.client, cartId, 'refresco-de-cola')
    await accepted(shop.client.declareAllergies({ cartId, allergies: [fish] }))
    const fewer = aLine('ensaladilla-rusa', { lineId, quantity: 1 })
    await accepted(shop.client.putCartItem({ cartId, ...fewer }))
    expect(await shop.client.sendRound({ cartId })).toMatchObject({ refused: 'allergy-unanswered' })
    expect(await findItems('Sala 10')).toEqual([])
    await accepted(shop.client.putCartItem({ cartId, ...fewer, allergyAnswer: { wish: 'keep', allergens: [fish] } }))
    await accepted(shop.client.sendRound({ cartId }))
    expect(await findItems('Sala 10')).toMatchObject([
      { name: 'Ensaladilla rusa', answered: { wish: 'keep', allergens: ['Pescado'] } },
      { name: 'Refresco de cola', answered: null },
    ])
  })

  it('is not ordered, nor saved with a whole basket, before its diner was asked [DAY-206]', async () => {
    const { client } = await shop.visit()
    const { cartId } = await begin(client)
    await add(client, cartId, 'ensaladilla-rusa')
    await accepted(client.declareAllergies({ cartId, allergies: [eggs] }))
    const paid = aPayment(cartId, atTheDoor())
    expect(await client.savePaymentWeb(paid)).toMatchObject({ refused: 'allergy-unanswered' })
    const lines = [aLine('ensaladilla-rusa', { allergies: [eggs], allergyAnswer: null })]
    expect(await client.saveCart(aSave({ lines }))).toMatchObject({ refused: 'allergy-unanswered' })
    const { cart } = await look(client, cartId)
    const [line] = cart.lines
    if (line === undefined) throw new Error('the dish is gone')
    const answered = aLine('ensaladilla-rusa', { lineId: line.id, allergyAnswer: adapt(eggs) })
    await accepted(client.putCartItem({ cartId, ...answered }))
    expect((await look(client, cartId)).cart.lines).toMatchObject([{ allergyAnswer: adapt(eggs) }])
    await accepted(client.savePaymentWeb(paid))
  })
})
