import type { BookingRequest } from '@comanda/rules/booking/check-booking'
import type { AttemptId, ResourceId, SittingId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { z } from 'zod/mini'
import { wireDate, wireHour } from '../wire/date.ts'
import { wireId, wireUuidOrNull, wireWholeText } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'
import { type BookingKey, bookingKeyFields } from './kept-booking.ts'

/** Another day, hour, room or party for a booking. */
export interface BookingChange extends BookingKey {
  readonly wish: BookingRequest
}

export const wireBookingChange = z.codec(
  z.object({
    ...bookingKeyFields,
    resource_id: wireId<ResourceId>(),
    turn_id: wireId<SittingId>(),
    date_reserv: wireDate,
    hour_reserv: wireHour,
    pax: wireWholeText,
  }),
  z.custom<BookingChange>(),
  {
    decode: ({ id, key, resource_id, turn_id, date_reserv, hour_reserv, pax }) => ({
      bookingId: id,
      key: key ?? null,
      wish: { resourceId: resource_id, sittingId: turn_id, date: date_reserv, at: hour_reserv, party: pax },
    }),
    encode: ({ bookingId, key, wish }) => ({
      id: bookingId,
      key,
      resource_id: wish.resourceId,
      turn_id: wish.sittingId,
      date_reserv: wish.date,
      hour_reserv: wish.at,
      pax: wish.party,
    }),
  },
)

/** Either the change is made, or its seats are held until the rest of the deposit is paid: then an attempt is named. */
export interface ChangeReply {
  readonly status: 'OK'
  readonly message: string
  readonly due: Cents
  readonly back: Cents
  readonly merchantOrder: string | null
  readonly attempt: AttemptId | null
}

export const wireChangeReply = z.codec(
  z.object({
    status: z.literal('OK'),
    message: z.string(),
    amount: wirePrice,
    refund: wirePrice,
    merchantOrder: z.nullable(z.string()),
    attempt: wireUuidOrNull<AttemptId>(),
  }),
  z.custom<ChangeReply>(),
  {
    decode: ({ amount, refund, ...reply }) => ({ ...reply, due: amount, back: refund }),
    encode: ({ due, back, ...reply }) => ({ ...reply, amount: due, refund: back }),
  },
)
