import { isRefusal } from '@comanda/contract/refusals'
import { allergenId } from '@comanda/demo/allergens'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CustomerId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { later } from '@comanda/rules/time/later'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking, bookingWait } from '../database/schema/booking.ts'
import { cartLine } from '../database/schema/cart.ts'
import { kitchenItem, kitchenTicket } from '../database/schema/kitchen.ts'
import { placedOrder } from '../database/schema/order.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { aWish } from '../testing/booking/bookings.ts'
import { accepted, add, aSetup, atTable, begin, toAddress } from '../testing/cart/carts.ts'
import { siteId } from '../testing/database/rows.ts'
import type { NamedClient } from '../testing/http/named-client.ts'
import { openVisit, sendTo } from '../testing/http/open-visit.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { aPayment, atTheDoor, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

const nora = {
  kind: 'person',
  name: 'Nora Inconfundible',
  identification: '12345678Z',
  email: 'nora.inconfundible@demo.example',
  phone: '611222333',
  password: 'una-clave-larga',
  confirmed: true,
  acceptsMarketing: true,
} as const
const street = 'Calle Inconfundible'

let house: PayingShop
let client: NamedClient
let id: CustomerId
beforeEach(async () => {
  house = await openPayingShop()
  const visit = await openVisit({
    send: sendTo(house.url),
    clock: () => house.clock.now,
    enter: async (guest) => {
      const registered = accepted(await guest.postCustomer(nora))
      id = registered.customerId
      return registered.session
    },
  })
  client = visit.client
  const address = { ...toAddress('28013'), street }
  accepted(await client.postUserAddress({ customerId: id, name: 'Casa', use: 'delivery', isDefault: true, address }))
  const contact = { fullName: nora.name, email: nora.email, phone: nora.phone }
  const { cartId } = await begin(client, aSetup({ mode: 'delivery', address }))
  await add(client, cartId, 'pulpo-a-la-gallega', { notes: 'para Nora Inconfundible' })
  accepted(
    await client.savePaymentWeb({
      ...aPayment(cartId, atTheDoor()),
      setup: aSetup({ mode: 'delivery', address }),
      contact,
    }),
  )
  const table = await begin(client, atTable(4))
  accepted(await client.nameDiner({ cartId: table.cartId, device: 'one', name: 'Inconfundible' }))
  const guest = {
    firstName: 'Nora',
    lastName: 'Inconfundible',
    email: nora.email,
    phone: nora.phone,
    acceptsMarketing: false,
  }
  accepted(await client.setBooking(aWish({ guest, notes: 'mesa de Nora Inconfundible' })))
  await house.shop.database.db.insert(bookingWait).values({
    siteId,
    storeId: storeIds.centro,
    sittingId: aWish().sittingId,
    date: getIsoDate('2026-11-21'),
    party: 2,
    name: nora.name,
    email: nora.email,
    phone: nora.phone,
    language: 'es',
    createdAt: house.clock.now as Instant,
  })
  accepted(
    await client.sendContactForm({
      name: nora.name,
      email: nora.email,
      phone: nora.phone,
      message: '¿Hay tronas?',
      privacy: true,
    }),
  )
})
afterEach(() => house.close())

const now = () => house.clock.now as Instant

/** Every place of the database that still says who she was. */
async function findTraces(): Promise<string[]> {
  const { db } = house.shop.database
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const traces = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as kept where kept::text ~* 'inconfundible|611222333|12345678Z' limit 1`,
    )
    if (traces.rows.length > 0) found.push(name)
  }
  return found.sort()
}

describe('a customer’s own data', () => {
  it('is one file with everything that is held about them [F-083]', async () => {
    const { parts } = accepted(await client.getOwnData({ id }))
    expect(parts).toMatchObject({
      account: [{ profile: { name: nora.name }, addresses: [{ address: { street } }] }],
      orders: [{ contactName: nora.name, lines: [{ notes: 'para Nora Inconfundible' }] }],
      bookings: [{ lastName: 'Inconfundible' }, { name: nora.name }],
      contact: [{ message: '¿Hay tronas?' }],
      tables: [{ name: 'Inconfundible' }],
    })
    expect(JSON.stringify(parts)).not.toContain('argon2')
    const { client: other } = await house.visit()
    expect(isRefusal(await other.getOwnData({ id }))).toBe(true)
  })

  it('is not deleted while an order or a booking is under way, nor without the password [F-083]', async () => {
    const erase = (currentPassword: string) => client.eraseCustomer({ id, currentPassword })
    expect(await erase('otra-clave-larga')).toMatchObject({ refused: 'password-wrong' })
    expect(await erase(nora.password)).toMatchObject({ refused: 'customer-busy' })
    const { db } = house.shop.database
    await db.update(placedOrder).set({ status: 'picked-up' }).where(eq(placedOrder.customerId, id))
    expect(await erase(nora.password)).toMatchObject({ refused: 'customer-busy' })
    expect(await findTraces()).toContain('placed_order')
  })

  it('is deleted from every table; what was sold stays, without a name [F-083]', async () => {
    const { db } = house.shop.database
    await db
      .update(booking)
      .set({ date: getIsoDate('2026-11-01') })
      .where(eq(booking.customerId, id))
    await db.update(placedOrder).set({ status: 'picked-up' }).where(eq(placedOrder.customerId, id))
    const [sold] = await db.select().from(placedOrder).where(eq(placedOrder.customerId, id))
    accepted(await client.eraseCustomer({ id, currentPassword: nora.password }))
    // What a write answered is kept for a day, so that a repeat is told the same, and then deleted.
    expect((await findTraces()).filter((table) => table !== 'idempotency_record')).toEqual([])
    const [kept] = await db
      .select()
      .from(placedOrder)
      .where(eq(placedOrder.id, sold?.id as never))
    expect(kept).toMatchObject({ total: sold?.total, vat: sold?.vat, number: sold?.number, customerId: null })
    expect(await client.getUser({ id })).toMatchObject({ refused: expect.stringMatching(/^session-/) })
    // The address is free again.
    const { client: next } = await house.visit()
    expect(isRefusal(await next.postCustomer(nora))).toBe(false)
  })

  /** Nothing of hers is under way any more. */
  async function finish(): Promise<void> {
    const { db } = house.shop.database
    await db
      .update(booking)
      .set({ date: getIsoDate('2026-11-01') })
      .where(eq(booking.customerId, id))
    await db.update(placedOrder).set({ status: 'picked-up' }).where(eq(placedOrder.customerId, id))
  }
  const erase = () => client.eraseCustomer({ id, currentPassword: nora.password })

  it('about her health leaves the dishes that a kitchen has cooked, and the place and the dishes of what she paid for [F-241]', async () => {
    const { db } = house.shop.database
    const { cartId } = await begin(client)
    await add(client, cartId, 'ensaladilla-rusa', {
      notes: 'sin prisa, Inconfundible',
      allergies: [allergenId('fish')],
      allergyAnswer: { wish: 'adapt', allergens: [allergenId('eggs'), allergenId('fish')] },
    })
    accepted(await client.declareAllergies({ cartId, allergies: [allergenId('eggs')] }))
    const contact = { fullName: nora.name, email: nora.email, phone: nora.phone }
    const started = accepted(await client.savePaymentRedsysWeb(aPayment(cartId, { contact })))
    await payAtBank(started, { pan: '5576441563045037', code: '123456' })
    const read = async () => {
      const [sold] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId))
      const [ticket] = await db.select().from(kitchenTicket).where(eq(kitchenTicket.cartId, cartId))
      const items = await db
        .select()
        .from(kitchenItem)
        .where(eq(kitchenItem.ticketId, ticket?.id ?? ('' as never)))
      const lines = await db.select().from(cartLine).where(eq(cartLine.cartId, cartId))
      return { kitchen: sold?.sale?.kitchen, ticket, items, lines }
    }
    const before = await read()
    expect(before.kitchen?.dishes.length).toBeGreaterThan(0)
    expect(before.items.map(({ declared }) => declared.toSorted())).toEqual([['Huevos', 'Pescado']])
    expect(before.items).toMatchObject([{ answered: { wish: 'adapt' } }])
    await finish()
    accepted(await erase())
    const after = await read()
    expect(after.kitchen).toEqual({ place: '', dishes: [] })
    expect(after.ticket).toMatchObject({ place: '', notes: '' })
    expect(after.items).toMatchObject([{ name: before.items[0]?.name, declared: [], answered: null, notes: '' }])
    expect(after.lines).toMatchObject([{ allergies: [], allergyAnswer: null, notes: '' }])
  })

  it('is not deleted while she is paying, and is when that has ended [F-241]', async () => {
    await finish()
    const { cartId } = await begin(client)
    await add(client, cartId, 'ensaladilla-rusa')
    const contact = { fullName: nora.name, email: nora.email, phone: nora.phone }
    const started = accepted(await client.savePaymentRedsysWeb(aPayment(cartId, { contact })))
    expect(await erase()).toMatchObject({ refused: 'customer-busy' })
    await payAtBank(started, { pan: '4907277775205123', code: '123456' })
    accepted(await erase())
  })

  it('has no wish for a table left, not even one that is older than the account; nobody is handed that one out [F-241]', async () => {
    const { db } = house.shop.database
    const older = { siteId, storeId: storeIds.centro, sittingId: aWish().sittingId, party: 2, phone: nora.phone }
    const wish = { ...older, name: 'Otra Persona', language: 'es' as const, createdAt: later(now(), -60_000) }
    const date = getIsoDate('2026-11-22')
    await db.insert(bookingWait).values([
      { ...wish, date, email: nora.email },
      { ...wish, date, email: 'otra@demo.example' },
    ])
    const { parts } = accepted(await client.getOwnData({ id }))
    expect(JSON.stringify(parts.bookings)).not.toContain('Otra Persona')
    await finish()
    accepted(await erase())
    expect(await db.select({ email: bookingWait.email }).from(bookingWait)).toEqual([{ email: 'otra@demo.example' }])
  })
})
