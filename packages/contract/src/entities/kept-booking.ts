import { type Booking, type BookingState, bookingStates } from '@comanda/rules/booking/booking'
import type { BookingId, StoreId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { z } from 'zod/mini'
import { checked } from '../wire/checked.ts'
import { wireDate, wireHour } from '../wire/date.ts'
import { wireId, wireUuid, wireWholeText } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'
import { typedLine } from '../wire/typed-text.ts'

/** What the link in a guest's mail opens: one booking, by a key that cannot be guessed (faults 37). */
export interface BookingKey {
  readonly bookingId: BookingId
  readonly key: string
}

export const wireBookingKey = z.codec(
  z.object({ id: wireUuid<BookingId>(), key: checked(typedLine(100), z.minLength(1)) }),
  z.custom<BookingKey>(),
  {
    decode: ({ id, key }) => ({ bookingId: id, key }),
    encode: ({ bookingId, key }) => ({ id: bookingId, key }),
  },
)

/** A booking as the holder of its key sees it: place, time and party, without a name or an address. */
export interface KeptBooking extends Pick<Booking, 'storeId' | 'date' | 'at' | 'party'> {
  readonly storeName: string
  readonly zone: string
  readonly state: BookingState
  readonly deposit: Cents
}

export const wireKeptBooking = z.codec(
  z.object({
    store_id: wireId<StoreId>(),
    store_name: z.string(),
    resource_name: z.string(),
    date_reserv: wireDate,
    hour_reserv: wireHour,
    pax: wireWholeText,
    state: z.enum(bookingStates),
    deposit: wirePrice,
  }),
  z.custom<KeptBooking>(),
  {
    decode: (fields) => ({
      storeId: fields.store_id,
      storeName: fields.store_name,
      zone: fields.resource_name,
      date: fields.date_reserv,
      at: fields.hour_reserv,
      party: fields.pax,
      state: fields.state,
      deposit: fields.deposit,
    }),
    encode: ({ storeId, storeName, zone, date, at, party, state, deposit }) => ({
      store_id: storeId,
      store_name: storeName,
      resource_name: zone,
      date_reserv: date,
      hour_reserv: at,
      pax: party,
      state,
      deposit,
    }),
  },
)
