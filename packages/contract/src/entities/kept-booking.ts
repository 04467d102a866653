import { type Booking, type BookingState, bookingStates } from '@comanda/rules/booking/booking'
import { type CallOffReason, callOffReasons } from '@comanda/rules/booking/call-off'
import type { BookingId, ResourceId, SittingId, StoreId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { checked } from '../wire/checked.ts'
import { wireDate, wireHour, wireInstant } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireId, wireUuid, wireWholeText } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'
import { typedLine } from '../wire/typed-text.ts'

/**
 * Opens one booking: with the key of the mail, which nobody can guess (faults 37), or without one for the visit that
 * made it and the customer it belongs to.
 */
export interface BookingKey {
  readonly bookingId: BookingId
  readonly key: string | null
}

export const bookingKeyFields = {
  id: wireUuid<BookingId>(),
  key: z.nullish(checked(typedLine(100), z.minLength(1))),
}

export const wireBookingKey = z.codec(z.object(bookingKeyFields), z.custom<BookingKey>(), {
  decode: ({ id, key }) => ({ bookingId: id, key: key ?? null }),
  encode: ({ bookingId, key }) => ({ id: bookingId, key }),
})

/** The part of a deposit that goes back: only asked for, arrived, or refused by the bank. */
export interface BookingRefunds {
  readonly asked: Cents
  readonly done: Cents
  readonly failed: Cents
}

/** A booking as its holder sees it again: where, when, how many. No name and no address stands in it. */
export interface KeptBooking
  extends Pick<Booking, 'id' | 'reference' | 'storeId' | 'resourceId' | 'sittingId' | 'date' | 'at' | 'party'> {
  readonly storeName: string
  readonly zone: string
  readonly state: BookingState
  readonly deposit: Cents
  readonly startsAt: Instant
  /** Until then the deposit is paid back; afterwards the venue keeps it. */
  readonly freeUntil: Instant
  /** Whether it can still be changed or cancelled. */
  readonly isOpen: boolean
  readonly refunds: BookingRefunds
  /** Why the venue cancelled it; null where it did not. */
  readonly callOffReason: CallOffReason | null
}

export const wireKeptBooking = z.codec(
  z.object({
    id: wireUuid<BookingId>(),
    reference: z.string(),
    store_id: wireId<StoreId>(),
    store_name: z.string(),
    resource_id: wireId<ResourceId>(),
    resource_name: z.string(),
    turn_id: wireId<SittingId>(),
    date_reserv: wireDate,
    hour_reserv: wireHour,
    pax: wireWholeText,
    state: z.enum(bookingStates),
    deposit: wirePrice,
    starts_at: wireInstant,
    free_until: wireInstant,
    can_change: wireFlag,
    refund_asked: wirePrice,
    refund_done: wirePrice,
    refund_failed: wirePrice,
    called_off: z.nullable(z.enum(callOffReasons)),
  }),
  z.custom<KeptBooking>(),
  {
    decode: (fields) => ({
      id: fields.id,
      reference: fields.reference,
      storeId: fields.store_id,
      storeName: fields.store_name,
      resourceId: fields.resource_id,
      zone: fields.resource_name,
      sittingId: fields.turn_id,
      date: fields.date_reserv,
      at: fields.hour_reserv,
      party: fields.pax,
      state: fields.state,
      deposit: fields.deposit,
      startsAt: fields.starts_at,
      freeUntil: fields.free_until,
      isOpen: fields.can_change,
      refunds: { asked: fields.refund_asked, done: fields.refund_done, failed: fields.refund_failed },
      callOffReason: fields.called_off,
    }),
    encode: ({ refunds, ...kept }) => ({
      id: kept.id,
      reference: kept.reference,
      store_id: kept.storeId,
      store_name: kept.storeName,
      resource_id: kept.resourceId,
      resource_name: kept.zone,
      turn_id: kept.sittingId,
      date_reserv: kept.date,
      hour_reserv: kept.at,
      pax: kept.party,
      state: kept.state,
      deposit: kept.deposit,
      starts_at: kept.startsAt,
      free_until: kept.freeUntil,
      can_change: kept.isOpen,
      refund_asked: refunds.asked,
      refund_done: refunds.done,
      refund_failed: refunds.failed,
      called_off: kept.callOffReason,
    }),
  },
)
