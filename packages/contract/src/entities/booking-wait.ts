import type { WaitForm, WaitRequest } from '@comanda/rules/booking/wait'
import { longestEmail } from '@comanda/rules/customer/email'
import type { SittingId, StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireDate } from '../wire/date.ts'
import { wireId, wireWholeText } from '../wire/number.ts'
import { typedLine } from '../wire/typed-text.ts'
import { longestPhone } from './booking.ts'

/** The guest who wants to be told when a table of a full sitting gets free. */
export interface BookingWait extends WaitRequest, WaitForm {
  readonly storeId: StoreId
}

export const wireBookingWait = z.codec(
  z.object({
    store_id: wireId<StoreId>(),
    turn_id: wireId<SittingId>(),
    date_reserv: wireDate,
    pax: wireWholeText,
    _customer_name: typedLine(160),
    _customer_email: typedLine(longestEmail),
    _customer_phone: typedLine(longestPhone),
  }),
  z.custom<BookingWait>(),
  {
    decode: (fields) => ({
      storeId: fields.store_id,
      sittingId: fields.turn_id,
      date: fields.date_reserv,
      party: fields.pax,
      name: fields._customer_name,
      email: fields._customer_email,
      phone: fields._customer_phone,
    }),
    encode: ({ storeId, sittingId, date, party, name, email, phone }) => ({
      store_id: storeId,
      turn_id: sittingId,
      date_reserv: date,
      pax: party,
      _customer_name: name,
      _customer_email: email,
      _customer_phone: phone,
    }),
  },
)
