import { isRefusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type BookingId, type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingStateChange } from '../database/schema/booking.ts'
import { refund } from '../database/schema/ledger.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { staffAction } from '../database/schema/staff-session.ts'
import { sweepAttempts } from '../payment/sweep-attempts.job.ts'
import { aGuest, aWish } from '../testing/booking/bookings.ts'
import { accepted } from '../testing/cart/carts.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'

let house: PayingShop
let manager: StaffBrowser
beforeAll(async () => {
  house = await openPayingShop()
})
beforeEach(async () => {
  await goTo(testNow)
  await decide('keep')
})
afterEach(() => checkMoney(house.shop.database.db))
afterAll(() => house.close())

const yes = '4548810000000003'
const { malasana: storeId } = storeIds
const date = getIsoDate('2026-11-21')
/** Malasaña asks ten euros a head; twelve seats an hour. */
const place = {
  storeId,
  resourceId: toId<ResourceId>(resourceIds.malasana.room),
  sittingId: toId<SittingId>(202),
  date,
}
const db = () => house.shop.database.db

/** The owner reaches every store. The sessions of the staff end after an hour without a call. */
async function goTo(moment: number): Promise<void> {
  house.clock.now = moment
  manager = await signInAs(house.shop, 'direccion', moment as Instant)
}
const goToTheEvening = () => goTo(Date.parse('2026-11-21T23:30:00+01:00'))

const decide = (answer: 'keep' | 'give-back') =>
  db().execute(sql`update store set no_show_deposit = ${answer} where site_id = 1 and id = ${storeId}`)

interface Guest {
  readonly diner: Visit
  readonly id: BookingId
  readonly email: string
}

async function book(at: string, party = 2): Promise<Guest> {
  const diner = await house.visit()
  const guest = aGuest()
  const drawn = accepted(
    await diner.client.createBookingMerchantCode(aWish({ ...place, at: getMinute(at), party, guest })),
  )
  const payment = { storeId, merchantOrder: drawn.merchantOrder, token: null, window: null, shown: null }
  await payAtBank(accepted(await diner.client.payBookingWithRedsys(payment)), { pan: yes })
  return { diner, id: drawn.id, email: guest.email }
}

const readRow = async (id: BookingId) => {
  const { bookings } = accepted(await manager.showBook({ storeId, day: date }))
  const found = bookings.find(({ bookingId }) => bookingId === id)
  if (found === undefined) throw new Error('not in the book')
  return found
}
const noShow = async (id: BookingId, who = manager) =>
  who.moveBooking({ bookingId: id, to: 'no-show', version: (await readRow(id)).version })
const refundsOf = (id: BookingId) =>
  db().select().from(refund).where(sql`attempt_id in (select id from payment_attempt where booking_id = ${id})`)
const opened = async ({ diner, id }: Guest) => accepted(await diner.client.openBooking({ bookingId: id, key: null }))
const mailsTo = (email: string, kind: string) =>
  db()
    .select()
    .from(outboxMessage)
    .where(sql`recipient = ${email} and key like ${`${kind}%`}`)

describe('the deposit of somebody who does not come', () => {
  it('stays with a store that keeps it, and its guest reads so [DAY-056]', async () => {
    const guest = await book('20:00')
    expect(await readRow(guest.id)).toMatchObject({ deposit: { state: 'paid', amount: 2000, held: 2000 } })
    await goToTheEvening()
    expect(accepted(await noShow(guest.id))).toMatchObject({
      state: 'no-show',
      deposit: { state: 'kept', amount: 2000 },
    })
    expect(await refundsOf(guest.id)).toEqual([])
    expect(await opened(guest)).toMatchObject({ state: 'no-show', deposit: 2000, refunds: { asked: 0, done: 0 } })
  })

  it('goes back where the store says so: state and refund in one transaction, and the sweep sends it [DAY-056]', async () => {
    await decide('give-back')
    const guest = await book('20:30', 3)
    await goToTheEvening()
    expect(accepted(await noShow(guest.id))).toMatchObject({ deposit: { state: 'going-back', amount: 3000, held: 0 } })
    const [action] = await db()
      .select()
      .from(staffAction)
      .where(eq(staffAction.subject, `booking:${guest.id}`))
    expect(action?.after).toMatchObject({ state: 'no-show', back: 3000 })
    await sweepAttempts(house.kit)
    expect(await refundsOf(guest.id)).toMatchObject([{ state: 'done', amount: 3000 }])
    expect(await readRow(guest.id)).toMatchObject({ deposit: { state: 'back', amount: 3000 } })
    expect(await mailsTo(guest.email, 'refund:')).toHaveLength(1)
    // Whoever comes after all has their money back already.
    const { version } = await readRow(guest.id)
    accepted(await manager.moveBooking({ bookingId: guest.id, to: 'seated', version }))
    accepted(await manager.moveBooking({ bookingId: guest.id, to: 'back', version: version + 1 }))
    expect(await refundsOf(guest.id)).toHaveLength(1)
  })

  it('is asked back once, also when two hosts press together, and not at all when the refund cannot be written [DAY-056]', async () => {
    await decide('give-back')
    const guest = await book('21:00')
    await goToTheEvening()
    const { version } = await readRow(guest.id)
    const hosts = await Promise.all(
      [1, 2, 3, 4].map(() => signInAs(house.shop, 'direccion', house.clock.now as Instant)),
    )
    const press = (host: StaffBrowser) => host.moveBooking({ bookingId: guest.id, to: 'no-show', version })
    await db().execute(
      sql`alter table refund add constraint never check (reason not like 'booking-no-show%') not valid`,
    )
    await expect(press(manager)).rejects.toThrow()
    await db().execute(sql`alter table refund drop constraint never`)
    expect(await readRow(guest.id)).toMatchObject({ state: 'confirmed', version })
    const told = await Promise.all(hosts.map(press))
    expect(told.filter((one) => !isRefusal(one))).toHaveLength(1)
    for (const one of told.filter(isRefusal)) expect(one).toMatchObject({ refused: 'version-stale' })
    await sweepAttempts(house.kit)
    expect(await refundsOf(guest.id)).toMatchObject([{ state: 'done', amount: 2000 }])
    const moves = await db().select().from(bookingStateChange).where(eq(bookingStateChange.bookingId, guest.id))
    expect(moves.filter(({ to }) => to === 'no-show')).toHaveLength(1)
  })
})

describe('a booking that its venue cancels', () => {
  it('has its deposit where somebody said, its seats free at the next read, and its guest told once [DAY-058]', async () => {
    const full = await book('22:00', 6)
    const guest = await book('22:00', 6)
    const seeker = await house.visit()
    const asked = { storeId, party: 6, date, resourceId: place.resourceId, sittingId: place.sittingId }
    const isFree = async () => {
      const [sitting] = accepted(await seeker.client.getBooking(asked))
      return sitting?.slots.find(({ at }) => at === getMinute('22:00'))?.completed === false
    }
    expect(await isFree()).toBe(false)
    const { version } = await readRow(guest.id)
    const ending = { bookingId: guest.id, reason: 'no-room', version } as const
    expect(await manager.callOffBooking({ ...ending, deposit: null })).toMatchObject({
      refused: 'deposit-unanswered',
      details: { amount: 6000 },
    })
    expect(await isFree()).toBe(false)
    expect(accepted(await manager.callOffBooking({ ...ending, deposit: 'give-back' }))).toMatchObject({
      state: 'cancelled',
      callOffReason: 'no-room',
      deposit: { state: 'going-back', amount: 6000, held: 0 },
    })
    expect(await isFree()).toBe(true)
    expect(await manager.callOffBooking({ ...ending, deposit: 'give-back' })).toMatchObject({
      refused: 'version-stale',
    })
    const mails = await mailsTo(guest.email, 'booking-called-off')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body).toMatch(/no tenemos sitio[\s\S]*La devolución de 60,00/)
    expect(await mailsTo(guest.email, 'booking-reminder')).toEqual([])
    expect(await opened(guest)).toMatchObject({ state: 'cancelled', callOffReason: 'no-room', isOpen: false })
    await sweepAttempts(house.kit)
    expect(await opened(guest)).toMatchObject({ refunds: { asked: 0, done: 6000 } })
    expect(await readRow(full.id)).toMatchObject({ state: 'confirmed', deposit: { state: 'paid' } })
  })

  it('keeps its deposit where somebody said that, and tells the guest in their language [DAY-058]', async () => {
    const guest = await book('22:30')
    await db().execute(sql`update booking set language = 'fr' where id = ${guest.id}`)
    const { version } = await readRow(guest.id)
    const ending = { bookingId: guest.id, reason: 'guest-asked', deposit: 'keep', version } as const
    expect(accepted(await manager.callOffBooking(ending))).toMatchObject({ deposit: { state: 'kept', amount: 2000 } })
    expect(await refundsOf(guest.id)).toEqual([])
    const [mail] = await mailsTo(guest.email, 'booking-called-off')
    expect(mail?.body).toMatch(/Vous l’avez annulée[\s\S]*Le restaurant garde l’acompte de 20,00/)
  })

  it('is done once by its guest and its venue who press together, and its money goes back once [DAY-058]', async () => {
    const guest = await book('23:00')
    const { version } = await readRow(guest.id)
    const ending = { bookingId: guest.id, reason: 'closing', deposit: 'give-back', version } as const
    await Promise.all([
      manager.callOffBooking(ending),
      guest.diner.client.cancelBooking({ bookingId: guest.id, key: null }),
      manager.callOffBooking(ending),
    ])
    await sweepAttempts(house.kit)
    expect(await refundsOf(guest.id)).toMatchObject([{ state: 'done', amount: 2000 }])
    const told = await db()
      .select()
      .from(outboxMessage)
      .where(like(outboxMessage.key, `booking-%:${guest.id}`))
    const cancellations = told.filter(
      ({ recipient, key }) => recipient === guest.email && /cancelled|called-off/.test(key),
    )
    expect(cancellations).toHaveLength(1)
  })

  it('is over although the bank is silent, and the sweep finishes its refund [DAY-058]', async () => {
    const guest = await book('21:30')
    const { version } = await readRow(guest.id)
    const ending = { bookingId: guest.id, reason: 'other', deposit: 'give-back', version } as const
    accepted(await manager.callOffBooking(ending))
    // The bank gives it back, but its answer is lost.
    house.sandbox.knobs.failNext('/trataPeticionREST', 'reset-after')
    await sweepAttempts(house.kit)
    expect(await readRow(guest.id)).toMatchObject({ state: 'cancelled', deposit: { state: 'going-back' } })
    for (let round = 0; round < 3; round++) {
      house.clock.now += 60_000
      await sweepAttempts(house.kit)
    }
    expect(await refundsOf(guest.id)).toMatchObject([{ state: 'done', amount: 2000 }])
    expect(await readRow(guest.id)).toMatchObject({ deposit: { state: 'back', amount: 2000 } })
  })
})
