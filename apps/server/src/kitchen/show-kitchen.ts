import type { showKitchen as row } from '@comanda/contract/calls/staff/kitchen'
import { refusal } from '@comanda/contract/refusals'
import type { StoreId } from '@comanda/rules/ids'
import { isStations } from '@comanda/rules/kitchen/kitchen-item'
import { isInReach } from '@comanda/rules/staff/check-access'
import type { StaffReadContext } from '../call/staff-context.ts'
import type { StaffReader } from '../call/staff-handler.ts'
import { readPaperState } from '../printing/read-paper-state.ts'
import { getKitchenTimes, listOpenTickets, listStations } from './board.repository.ts'
import { toShownTicket } from './to-shown-item.ts'

/** A station sees its own dishes; the pass sees every ticket with the state of each dish. */
export const showKitchen: StaffReader<typeof row> = async ({ storeId, stationId }, context) => {
  const { stores, now, lookOnce } = context
  if (!isInReach(stores, storeId)) return refusal('store-not-found')
  // Every station of the store asks at the same moment.
  const { tickets, ...kitchen } = await lookOnce(`kitchen ${storeId}`, () => readKitchen(context, storeId))
  const ofStation = tickets.flatMap((ticket) => {
    // It is also told what it must not cook any more.
    const items = ticket.items.filter((item) => item.stationId === stationId && (isStations(item) || item.isVoidUnseen))
    return items.length === 0 ? [] : { ...ticket, items }
  })
  return { now, ...kitchen, tickets: stationId === null ? tickets : ofStation }
}

async function readKitchen({ database, siteId, now }: StaffReadContext, storeId: StoreId) {
  const { silentPrinters, offPaper } = await readPaperState(database, { siteId, storeId, now })
  const tickets = (await listOpenTickets(database, siteId, storeId)).map((one) => toShownTicket(one, offPaper))
  const { soonAfterMinutes, lateAfterMinutes } = await getKitchenTimes(database, siteId, storeId)
  const stations = await listStations(database, siteId, storeId)
  return { soonAfterMinutes, lateAfterMinutes, silentPrinters, stations, tickets }
}
