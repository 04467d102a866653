import type { BookingWish } from '@comanda/contract/entities/booking'
import { isRefusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { booking } from '../database/schema/booking.ts'
import { aGuest, aWish } from '../testing/booking/bookings.ts'
import { accepted } from '../testing/cart/carts.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { listCharges } from '../testing/payment/list-charges.ts'
import { openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
beforeAll(async () => {
  house = await openPayingShop()
})
afterAll(() => house.close())

/** Each venue takes its deposits with one provider; PayPal, Dojo and cash take none. */
const deposits = [
  { name: 'Redsys', storeId: storeIds.malasana, room: resourceIds.malasana.room, sitting: 202, party: 3, seats: 12 },
  { name: 'Stripe', storeId: storeIds.palmas, room: resourceIds.palmas.room, sitting: 301, party: 2, seats: 8 },
] as const

it.each(deposits)(
  '24: of many who pay for the last tables with $name at once, each has a seat or has paid nothing',
  async (place) => {
    const { storeId, party, seats } = place
    const wish = (): BookingWish =>
      aWish({
        storeId,
        resourceId: toId<ResourceId>(place.room),
        sittingId: toId<SittingId>(place.sitting),
        date: getIsoDate('2026-11-27'),
        at: getMinute('21:00'),
        party,
        guest: aGuest(),
      })
    const guests = await Promise.all(Array.from({ length: 12 }, () => house.visit()))
    const drawn = await Promise.all(guests.map(({ client }) => client.createBookingMerchantCode(wish())))
    const held = drawn.flatMap((one, at) => (isRefusal(one) ? [] : [{ ...one, visit: guests[at] }]))
    expect(held).toHaveLength(seats / party)
    await Promise.all(
      held.map(async ({ visit, merchantOrder }) => {
        if (visit === undefined) throw new Error('a booking of nobody')
        const { client } = visit
        const paying = { storeId, merchantOrder, window: null, shown: null }
        if (place.name === 'Stripe') accepted(await client.payBookingWithStripe({ ...paying, token: 'tok_visa' }))
        else
          await payAtBank(accepted(await client.payBookingWithRedsys({ ...paying, token: null })), {
            pan: '5576441563045037',
          })
      }),
    )
    const numbers = held.map(({ merchantOrder }) => merchantOrder)
    const rows = await house.shop.database.db
      .select()
      .from(booking)
      .where(
        inArray(
          booking.id,
          held.map(({ id }) => id),
        ),
      )
    expect(rows.map(({ state }) => state)).toEqual(numbers.map(() => 'confirmed'))
    const taken = listCharges(house.sandbox).filter(({ merchantOrder }) => numbers.includes(merchantOrder))
    expect(taken).toHaveLength(numbers.length)
    await checkMoney(house.shop.database.db)
  },
)
