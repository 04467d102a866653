import type { StoreMoment, TimeZone } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { findChosenMoment } from '@comanda/rules/venue/chosen-moment'
import { order } from './order.ts'

/** The moment that the order under way is for, on the wall clock of its store. */
export function readOrderMoment(timeZone: TimeZone): StoreMoment {
  const now = toStoreMoment(order.now(), timeZone)
  return findChosenMoment(order.get()?.cart.setup ?? { date: null, time: null }, now)
}
