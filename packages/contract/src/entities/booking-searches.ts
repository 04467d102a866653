import type { Duplicate } from '@comanda/rules/booking/find-duplicate'
import { longestEmail } from '@comanda/rules/customer/email'
import type { ResourceId, SittingId, StoreId } from '@comanda/rules/ids'
import type { IsoDate, Minute } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireBookingDate, wireDate, wireHour } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireId, wireIdOrNull, wireWhole, wireWholeOrNull } from '../wire/number.ts'
import { typedLine } from '../wire/typed-text.ts'
import { longestPhone } from './booking.ts'

/** Which days of a venue have places; for one person unless the party is given. */
export interface DaysSearch {
  readonly storeId: StoreId
  readonly party: number
}

export const daysSearch = z.codec(
  z.object({ store_id: wireId<StoreId>(), bookingCommensals: wireWholeOrNull }),
  z.custom<DaysSearch>(),
  {
    decode: ({ store_id, bookingCommensals }) => ({ storeId: store_id, party: bookingCommensals ?? 1 }),
    encode: ({ storeId, party }) => ({ store_id: storeId, bookingCommensals: party }),
  },
)

/** The hours of one day; of every room and sitting where none is given. */
export interface TablesSearch {
  readonly storeId: StoreId
  readonly party: number
  readonly date: IsoDate
  readonly resourceId: ResourceId | null
  readonly sittingId: SittingId | null
}

export const tablesSearch = z.codec(
  z.object({
    store_id: wireId<StoreId>(),
    bookingCommensals: wireWhole,
    resource_id: wireIdOrNull<ResourceId>(),
    bookingDate: wireBookingDate,
    turn_id: wireIdOrNull<SittingId>(),
    is_for_web: wireFlag,
    publicado: wireFlag,
  }),
  z.custom<TablesSearch>(),
  {
    decode: (fields) => ({
      storeId: fields.store_id,
      party: fields.bookingCommensals,
      date: fields.bookingDate,
      resourceId: fields.resource_id,
      sittingId: fields.turn_id,
    }),
    encode: ({ storeId, party, date, resourceId, sittingId }) => ({
      store_id: storeId,
      bookingCommensals: party,
      resource_id: resourceId,
      bookingDate: date,
      turn_id: sittingId,
      is_for_web: true,
      publicado: true,
    }),
  },
)

export const zoneSearch = z.codec(
  z.object({ resource_id: wireId<ResourceId>(), publicado: wireFlag }),
  z.custom<{ readonly resourceId: ResourceId }>(),
  {
    decode: ({ resource_id }) => ({ resourceId: resource_id }),
    encode: ({ resourceId }) => ({ resource_id: resourceId, publicado: true }),
  },
)

/** Whether this guest already has a booking that day: only the caller's own address and phone (OPEN-074). */
export interface OwnBookingSearch {
  readonly date: IsoDate
  readonly at: Minute
  readonly email: string
  readonly phone: string
}

export const ownBookingSearch = z.codec(
  z.object({
    date_reserv: wireDate,
    has_close_reserv: wireFlag,
    hour_reserv: wireHour,
    customer_email: typedLine(longestEmail),
    customer_phone: typedLine(longestPhone),
  }),
  z.custom<OwnBookingSearch>(),
  {
    decode: (fields) => ({
      date: fields.date_reserv,
      at: fields.hour_reserv,
      email: fields.customer_email,
      phone: fields.customer_phone,
    }),
    encode: ({ date, at, email, phone }) => ({
      date_reserv: date,
      has_close_reserv: false,
      hour_reserv: at,
      customer_email: email,
      customer_phone: phone,
    }),
  },
)

/** At most one match, with its hour; the address and phone are returned as they were sent. */
export interface OwnBooking extends Duplicate {
  readonly email: string
  readonly phone: string
}

export const wireOwnBooking = z.codec(
  z.object({ customer_email: z.string(), customer_phone: z.string(), hour_reserv: wireHour, same_hour: wireFlag }),
  z.custom<OwnBooking>(),
  {
    decode: (fields) => ({
      email: fields.customer_email,
      phone: fields.customer_phone,
      at: fields.hour_reserv,
      kind: fields.same_hour ? ('same-hour' as const) : ('other-hour' as const),
    }),
    encode: ({ email, phone, at, kind }) => ({
      customer_email: email,
      customer_phone: phone,
      hour_reserv: at,
      same_hour: kind === 'same-hour',
    }),
  },
)
