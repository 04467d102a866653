import { randomUUID } from 'node:crypto'
import { isRefusal } from '@comanda/contract/refusals'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type CardId, type CustomerId, type OrderId, type ProductId, toId } from '@comanda/rules/ids'
import { sumCents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cart, cartHolder } from '../database/schema/cart.ts'
import { savedCard } from '../database/schema/customer.ts'
import { placedOrder } from '../database/schema/order.ts'
import { accepted } from '../testing/accepted.ts'
import { cardRow, cartRow, orderRow, siteId } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const [ana, office, eva] = casaComanda.customers
if (ana === undefined || office === undefined || eva === undefined) throw new Error('the demo lacks customers')
const customerId = ana.customer.id
const nobody = toId<CustomerId>(randomUUID())

let house: TestApp
let visit: Visit
let other: Visit
beforeAll(async () => {
  house = await createTestApp()
  visit = await house.visit({ as: ana.customer.email })
  other = await house.visit({ as: office.customer.email })
})
afterAll(() => house.close())

describe('saved cards', () => {
  it('are told by brand, last four and expiry, and by nothing that pays [API-018] [ACCOUNT-032]', async () => {
    const cards = await accepted(visit.client.getCards({ id: customerId }))
    expect(cards).toHaveLength(2)
    const [first] = ana.cards
    expect(cards).toContainEqual({
      id: first?.id,
      way: 'new',
      brand: 'visa',
      lastFour: '0004',
      expiryMonth: 12,
      expiryYear: 2034,
    })
    const wire = await house.app.inject(signedUrl(visit, '/Customer/getCards', { id: customerId }))
    expect(wire.body).not.toContain('not-for-production')
    expect(wire.body).not.toContain('token')
  })

  it('are forgotten by the customer they belong to, once [API-019]', async () => {
    const [row] = await house.database.db.insert(savedCard).values(cardRow(customerId)).returning({ id: savedCard.id })
    const cardId = row?.id ?? toId<CardId>('')
    const foreign = await other.client.deleteCard({ cardId })
    expect(foreign).toMatchObject({ refused: 'card-not-found' })
    expect(await other.client.deleteCard({ cardId: toId<CardId>(randomUUID()) })).toEqual(foreign)
    expect(await visit.client.deleteCard({ cardId })).toEqual({ status: 'OK', message: 'Tarjeta eliminada' })
    expect(await visit.client.deleteCard({ cardId })).toMatchObject({ refused: 'card-not-found' })
  })
})

describe('the order history', () => {
  it('is counted and listed, newest first, a page at a time [API-021] [API-022] [ACCOUNT-033]', async () => {
    const count = await accepted(visit.client.getMyOrdersCount({ id: customerId }))
    expect(count).toBe(casaComanda.orders.length)
    const all = await accepted(visit.client.getMyOrders({ offset: 0, limit: 50 }))
    expect(all).toHaveLength(count)
    const moments = all.map(({ placedAt }) => placedAt)
    expect(moments).toEqual(moments.toSorted((left, right) => right - left))
    expect(await visit.client.getMyOrders({ offset: 1, limit: 1 })).toEqual([all[1]])
    expect(all[0]).toMatchObject({ storeName: 'Casa Comanda Centro', mode: 'delivery', status: 'picked-up', pieces: 5 })
    expect(all[0]?.names).toContain('Patatas bravas')
  })

  it('never gives more than a page, whatever is asked', async () => {
    const url = signedUrl(visit, '/Customer/getMyOrders', { offset: '-3', limit: '999999' })
    expect((await house.app.inject(url)).statusCode).toBe(200)
    const odd = signedUrl(visit, '/Customer/getMyOrders', { limit: '1;drop table' })
    expect((await house.app.inject(odd)).statusCode).toBe(400)
  })

  it('tells how many of a dish were ordered with a phone, of one’s own orders alone [API-082] [F-033]', async () => {
    const bravas = casaComanda.products.find(({ slug }) => slug === 'patatas-bravas')
    const all = await accepted(visit.client.getMyOrders({ offset: 0, limit: 50 }))
    const orders = await Promise.all(all.map(({ id }) => accepted(visit.client.getOrder({ id }))))
    const here = orders.filter(({ storeName }) => storeName === 'Casa Comanda Centro')
    const lines = here.flatMap(({ lines }) => lines).filter(({ slug }) => slug === 'patatas-bravas')
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    expect(quantity).toBeGreaterThan(0)
    const phone = here[0]?.contact.phone ?? ''
    const asked = { storeId: storeIds.centro, productId: bravas?.id ?? toId<ProductId>(0), phone }
    expect(await visit.client.getQuantityByPhone(asked)).toEqual({ quantity })
    expect(await visit.client.getQuantityByPhone({ ...asked, phone: '699999999' })).toEqual({ quantity: 0 })
    expect(await visit.client.getQuantityByPhone({ ...asked, storeId: storeIds.malasana })).toEqual({ quantity: 0 })
    expect(await other.client.getQuantityByPhone(asked)).toEqual({ quantity: 0 })
  })

  it('is empty for who has not ordered', async () => {
    expect(await other.client.getMyOrdersCount({ id: office.customer.id })).toBe(0)
    expect(await other.client.getMyOrders({ offset: 0, limit: 10 })).toEqual([])
  })
})

describe('one order', () => {
  const id = casaComanda.orders[0]?.id ?? toId<OrderId>('')

  it('is read again as it was sold: lines, choices, allergens, and every euro [API-023]', async () => {
    const order = await accepted(visit.client.getOrder({ id }))
    const [bravas] = order.lines
    expect(bravas).toMatchObject({ name: 'Patatas bravas', quantity: 2, slug: 'patatas-bravas' })
    expect(bravas?.choice).toBe('Brava, Alioli, Queso azul')
    expect(order.allergens.map(({ code }) => code)).toEqual(expect.arrayContaining(['eggs', 'milk']))
    for (const line of order.lines) {
      expect(sumCents(line.parts.map(({ amount }) => amount))).toBe(line.total)
    }
    const paid = [...order.lines.map(({ total }) => total), ...order.parts.map(({ amount }) => amount)]
    expect(sumCents(paid)).toBe(order.total)
    expect(order).toMatchObject({
      contact: { fullName: 'Ana Demo' },
      setup: { address: { street: 'Calle del Ejemplo' }, asSoonAsPossible: true },
      paymentState: 'paid',
    })
  })

  it('from before its words were kept is told in the caller’s language where the menu still knows it', async () => {
    const english = await house.visit({ as: ana.customer.email, standing: { language: 'en' } })
    const order = await accepted(english.client.getOrder({ id }))
    expect(order.lines[0]?.choice).toBe('Brava, Aioli, Blue cheese')
  })

  it('of somebody else is not told from none, logged in or not (faults 34)', async () => {
    const foreign = await other.client.getOrder({ id })
    expect(foreign).toMatchObject({ refused: 'order-not-found' })
    expect(await other.client.getOrder({ id: toId<OrderId>(randomUUID()) })).toEqual(foreign)
    expect(await house.client.getOrder({ id })).toEqual(foreign)
    const elsewhere = await house.visit({ host: 'socios.localhost', as: 'socio@demo.example' })
    expect(await elsewhere.client.getOrder({ id })).toEqual(foreign)
  })

  it('made as a guest is open to the visit that made it, and to no other', async () => {
    const guest = await house.visit()
    const basket = cartRow({ state: 'ordered' })
    await house.database.db.insert(cart).values(basket)
    await house.database.db
      .insert(cartHolder)
      .values({ siteId, cartId: basket.id, sessionId: guest.session.sessionId, joinedAt: testNow as Instant })
    const row = orderRow(basket.id, { number: 900 })
    const [made] = await house.database.db.insert(placedOrder).values(row).returning({ id: placedOrder.id })
    const orderId = made?.id ?? toId<OrderId>('')
    expect(await guest.client.getOrder({ id: orderId })).toMatchObject({ id: orderId, number: 900 })
    expect(await house.client.getOrder({ id: orderId })).toMatchObject({ refused: 'order-not-found' })
    expect(await visit.client.getOrder({ id: orderId })).toMatchObject({ refused: 'order-not-found' })
  })
})

describe('favourites', () => {
  const squid = toId<ProductId>(202)

  it('are the customer’s own dishes, with prices and pictures [API-020] [ACCOUNT-034] [OPEN-110]', async () => {
    const { products, legend } = await accepted(visit.client.getFavourites({ customerId }))
    expect(new Set(products.map(({ id }) => id))).toEqual(new Set(ana.favouriteIds))
    expect(products.every(({ price, picture }) => price >= 0 && picture !== undefined)).toBe(true)
    expect(legend.allergens.length).toBeGreaterThan(0)
  })

  it('are marked and taken off, each as often as one likes [OPEN-025]', async () => {
    const mine = { customerId: eva.customer.id, productId: squid }
    const member = await house.visit({ as: eva.customer.email })
    const ids = async () =>
      (await accepted(member.client.getFavourites({ customerId: eva.customer.id }))).products.map(({ id }) => id)
    for (let again = 0; again < 2; again++) expect(await member.client.postFavourite(mine)).toEqual({ status: 'OK' })
    expect(await ids()).toEqual([squid])
    for (let again = 0; again < 2; again++) expect(await member.client.deleteFavourite(mine)).toEqual({ status: 'OK' })
    expect(await ids()).toEqual([])
  })

  it('are dishes of this menu', async () => {
    const unknown = { customerId, productId: toId<ProductId>(999_999) }
    expect(await visit.client.postFavourite(unknown)).toMatchObject({ refused: 'product-not-found' })
  })
})

describe('bonus points', () => {
  it('are the receipts of the customer, newest first, with whether they ran out [API-029] [OPEN-099]', async () => {
    const member = await house.visit({ as: eva.customer.email })
    const { clientId } = await accepted(member.client.getC10Client({}))
    const receipts = await accepted(member.client.getBonusPoints({ customerId: clientId ?? nobody }))
    expect(receipts.map(({ code, hasExpired }) => [code, hasExpired])).toEqual([
      ['EMPLEADO-2026', false],
      ['EMPLEADO-2025', true],
    ])
    expect(await visit.client.getBonusPoints({ customerId })).toEqual([])
  })
})

describe('whose account it is', () => {
  const address = ana.addresses[0]
  if (address === undefined) throw new Error('the demo has no address')
  const profile = { ...ana.customer, identification: '', currentPassword: '' }
  const calls = {
    getUser: ({ client }: Visit, id: CustomerId) => client.getUser({ id }),
    updateCustomer: ({ client }: Visit, id: CustomerId) => client.updateCustomer({ ...profile, id }),
    getCards: ({ client }: Visit, id: CustomerId) => client.getCards({ id }),
    getMyOrdersCount: ({ client }: Visit, id: CustomerId) => client.getMyOrdersCount({ id }),
    getFavourites: ({ client }: Visit, id: CustomerId) => client.getFavourites({ customerId: id }),
    postFavourite: ({ client }: Visit, id: CustomerId) =>
      client.postFavourite({ customerId: id, productId: toId<ProductId>(201) }),
    deleteFavourite: ({ client }: Visit, id: CustomerId) =>
      client.deleteFavourite({ customerId: id, productId: toId<ProductId>(201) }),
    getBonusPoints: ({ client }: Visit, id: CustomerId) => client.getBonusPoints({ customerId: id }),
    getUserAddresses: ({ client }: Visit, id: CustomerId) => client.getUserAddresses({ customerId: id }),
    getUserDefaultAddress: ({ client }: Visit, id: CustomerId) =>
      client.getUserDefaultAddress({ customerId: id, use: 'delivery' }),
    postUserAddress: ({ client }: Visit, id: CustomerId) => client.postUserAddress({ ...address, customerId: id }),
    putUserAddress: ({ client }: Visit, id: CustomerId) => client.putUserAddress({ ...address, customerId: id }),
  }
  const named = Object.entries(calls)
  const owned = {
    getMyOrders: ({ client }: Visit) => client.getMyOrders({ offset: 0, limit: 10 }),
    deleteCard: ({ client }: Visit) => client.deleteCard({ cardId: ana.cards[0]?.id ?? toId<CardId>('') }),
    deleteUserAddress: ({ client }: Visit) => client.deleteUserAddress({ id: address.id }),
  }
  const everyCall = [
    ...named.map(([name, make]) => [name, (who: Visit) => make(who, customerId)] as const),
    ...Object.entries(owned),
  ]

  it.each(named)('%s: another customer’s id is not told from nobody’s (faults 34)', async (_name, make) => {
    const foreign = await make(visit, office.customer.id)
    expect(foreign).toMatchObject({ refused: 'customer-not-found' })
    expect(await make(visit, nobody)).toEqual(foreign)
  })

  it.each(everyCall)('%s is for who is logged in', async (_name, make) => {
    expect(await make(house)).toMatchObject({ refused: 'customer-only' })
  })

  it.each(everyCall)('%s ends with the session', async (_name, make) => {
    const leaving = await house.visit({ as: ana.customer.email })
    await leaving.client.customerLogout({})
    expect(await make(leaving)).toMatchObject({ refused: 'session-expired' })
  })

  it.each(everyCall)('%s of another site’s customer shows nothing of this one', async (_name, make) => {
    const elsewhere = await house.visit({ host: 'socios.localhost', as: 'socio@demo.example' })
    const told = await make(elsewhere)
    // Lists of one's own things are empty there; anything named by an id is not found.
    expect(isRefusal(told) ? told.refused.endsWith('-not-found') : told).toEqual(isRefusal(told) ? true : [])
  })

  it('left everything as it was', async () => {
    const left = await house.visit({ as: ana.customer.email })
    expect(await left.client.getUserAddresses({ customerId })).toHaveLength(ana.addresses.length)
    expect(await left.client.getUserAddresses({ customerId })).toEqual(expect.arrayContaining([...ana.addresses]))
    const theirs = await house.database.db.select().from(savedCard).where(eq(savedCard.customerId, customerId))
    expect(theirs).toHaveLength(ana.cards.length)
  })
})
