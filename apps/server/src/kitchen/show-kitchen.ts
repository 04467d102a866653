import type { showKitchen as row } from '@comanda/contract/calls/staff/kitchen'
import { refusal } from '@comanda/contract/refusals'
import { isStations } from '@comanda/rules/kitchen/kitchen-item'
import { isInReach } from '@comanda/rules/staff/check-access'
import type { StaffReader } from '../call/staff-handler.ts'
import { readPaperState } from '../printing/read-paper-state.ts'
import { getKitchenTimes, listOpenTickets, listStations } from './board.repository.ts'
import { toShownTicket } from './to-shown-item.ts'

/** A station sees its own dishes; the pass sees every ticket with the state of each dish. */
export const showKitchen: StaffReader<typeof row> = async ({ storeId, stationId }, context) => {
  const { database, siteId, stores, now } = context
  if (!isInReach(stores, storeId)) return refusal('store-not-found')
  const { silentPrinters, offPaper } = await readPaperState(database, { siteId, storeId, now })
  const tickets = (await listOpenTickets(database, siteId, storeId)).map((one) => toShownTicket(one, offPaper))
  const ofStation = tickets.flatMap((ticket) => {
    // It is also told what it must not cook any more.
    const items = ticket.items.filter((item) => item.stationId === stationId && (isStations(item) || item.isVoidUnseen))
    return items.length === 0 ? [] : { ...ticket, items }
  })
  const { soonAfterMinutes, lateAfterMinutes } = await getKitchenTimes(database, siteId, storeId)
  return {
    now,
    soonAfterMinutes,
    lateAfterMinutes,
    silentPrinters,
    stations: await listStations(database, siteId, storeId),
    tickets: stationId === null ? tickets : ofStation,
  }
}
