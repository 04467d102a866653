import { getHoursSchedule, getOrderSchedules } from '@comanda/contract/calls/opening-hours'
import type { Client } from '@comanda/contract/client'
import { isRefusal } from '@comanda/contract/refusals'
import type { CartId, StoreId } from '@comanda/rules/ids'
import type { DayWindow, IsoDate } from '@comanda/rules/time/calendar'

export interface SlotsAsked {
  readonly storeId: StoreId
  readonly cartId: CartId | null
  readonly date: IsoDate
  readonly mode: 'delivery' | 'pickup'
}

/** The hours of a date; where the first call has none, those of the mode from the second call (SETUP-034). */
export async function loadSlots(
  client: Pick<Client, 'call'>,
  { storeId, cartId, date, mode }: SlotsAsked,
): Promise<readonly DayWindow[]> {
  const hours = await client.call(getHoursSchedule, { storeId, cartId, date, mode })
  if (isRefusal(hours)) throw new Error(hours.refused)
  if (hours.length > 0) return hours
  const both = await client.call(getOrderSchedules, { storeId, cartId, date })
  if (isRefusal(both)) throw new Error(both.refused)
  return both[mode]
}
