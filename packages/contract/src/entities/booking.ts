import type { Booking, Guest, Sitting } from '@comanda/rules/booking/booking'
import { longestEmail } from '@comanda/rules/customer/email'
import type { AttemptId, ResourceId, SittingId, StoreId } from '@comanda/rules/ids'
import type { IsoDate, Minute } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireDate, wireHour } from '../wire/date.ts'
import { wireNumberFlag } from '../wire/flag.ts'
import { wireId, wireUuidOrNull, wireWholeText } from '../wire/number.ts'
import { typedLine, typedName, typedNotes } from '../wire/typed-text.ts'

/** Everything a guest sends to book; the payment is only named by its attempt. */
export interface BookingWish
  extends Pick<Booking, 'storeId' | 'resourceId' | 'sittingId' | 'date' | 'at' | 'party' | 'notes'> {
  readonly guest: Guest
  readonly depositAttemptId: AttemptId | null
}

/** Marks a booking as made on the web. */
const fromWeb = 1 as const

/** Longer than any real number, short enough to be stored and mailed safely. */
export const longestPhone = 30

/** BOOKING-015. */
export const wireBookingWish = z.codec(
  z.object({
    _customer_first_name: typedName,
    _customer_last_name: typedName,
    _customer_phone: typedLine(longestPhone),
    _customer_email: typedLine(longestEmail),
    observations: typedNotes,
    _send_menu: wireNumberFlag,
    resource_id: wireId<ResourceId>(),
    date_reserv: wireDate,
    hour_reserv: wireHour,
    pax: wireWholeText,
    turn_id: wireId<SittingId>(),
    store_id: wireId<StoreId>(),
    origin_id: z.literal(fromWeb),
    pay_data: wireUuidOrNull<AttemptId>(),
  }),
  z.custom<BookingWish>(),
  {
    decode: (fields) => ({
      storeId: fields.store_id,
      resourceId: fields.resource_id,
      sittingId: fields.turn_id,
      date: fields.date_reserv,
      at: fields.hour_reserv,
      party: fields.pax,
      notes: fields.observations,
      guest: {
        firstName: fields._customer_first_name,
        lastName: fields._customer_last_name,
        email: fields._customer_email,
        phone: fields._customer_phone,
        acceptsMarketing: fields._send_menu,
      },
      depositAttemptId: fields.pay_data,
    }),
    encode: ({ guest, ...wish }) => ({
      _customer_first_name: guest.firstName,
      _customer_last_name: guest.lastName,
      _customer_phone: guest.phone,
      _customer_email: guest.email,
      observations: wish.notes,
      _send_menu: guest.acceptsMarketing,
      resource_id: wish.resourceId,
      date_reserv: wish.date,
      hour_reserv: wish.at,
      pax: wish.party,
      turn_id: wish.sittingId,
      store_id: wish.storeId,
      origin_id: fromWeb,
      pay_data: wish.depositAttemptId,
    }),
  },
)

/** A sitting with its hours, as a guest sees them. */
export interface OfferedSitting {
  readonly id: SittingId
  readonly resourceId: ResourceId
  readonly name: Sitting['name']['base']
  readonly endsAt: Minute
  readonly slots: readonly { readonly at: Minute; readonly completed: boolean }[]
}

/** Wire turn with its tramos; each says which room it is in and until when it lasts (BOOKING-017, API-094). */
export const wireSitting = z.codec(
  z.object({
    id: wireId<SittingId>(),
    name_turn: z.string(),
    turn_id: wireId<SittingId>(),
    resource_id: wireId<ResourceId>(),
    end_hour: wireHour,
    tramos: z.array(z.object({ hour: wireHour, completed: wireNumberFlag })),
  }),
  z.custom<OfferedSitting>(),
  {
    decode: ({ turn_id, resource_id, name_turn, end_hour, tramos }) => ({
      id: turn_id,
      resourceId: resource_id,
      name: name_turn,
      endsAt: end_hour,
      slots: tramos.map(({ hour, completed }) => ({ at: hour, completed })),
    }),
    encode: ({ id, resourceId, name, endsAt, slots }) => ({
      id,
      name_turn: name,
      turn_id: id,
      resource_id: resourceId,
      end_hour: endsAt,
      tramos: slots.map(({ at, completed }) => ({ hour: at, completed })),
    }),
  },
)

/** A day that has places, or none left (BOOKING-017). */
export const wireBookingDay = z.codec(
  z.object({ day: wireDate, free: wireNumberFlag }),
  z.custom<{ readonly date: IsoDate; readonly isFree: boolean }>(),
  {
    decode: ({ day, free }) => ({ date: day, isFree: free }),
    encode: ({ date, isFree }) => ({ day: date, free: isFree }),
  },
)
