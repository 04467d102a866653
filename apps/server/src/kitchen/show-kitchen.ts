import type { ReplyOf } from '@comanda/contract/call'
import type { showKitchen as row } from '@comanda/contract/calls/staff/kitchen'
import { isDeviceAway } from '@comanda/rules/door/door-times'
import type { StationId, StoreId, TicketId } from '@comanda/rules/ids'
import { isStations } from '@comanda/rules/kitchen/kitchen-item'
import type { StaffReadContext } from '../call/staff-context.ts'
import type { StaffReader } from '../call/staff-handler.ts'
import { readTogether } from '../database/read-together.ts'
import { readPaperState } from '../printing/read-paper-state.ts'
import { getKitchen } from './board.repository.ts'
import { listOpenTickets, type OpenTickets, type StoredTicket } from './open-tickets.repository.ts'
import { toShownTicket } from './to-shown-item.ts'

type ShownTicket = ReplyOf<typeof row>['tickets'][number]

/** A station sees its own dishes; the pass sees every ticket with the state of each dish. */
export const showKitchen: StaffReader<typeof row> = async ({ storeId, stationId }, context) => {
  const { lookOnce } = context
  // Every station of the store asks at the same moment.
  const {
    open: _,
    tickets,
    ...kitchen
  } = await lookOnce<Kitchen>(`kitchen ${storeId}`, (before) => readKitchen(context, storeId, before))
  return { ...kitchen, tickets: stationId === null ? tickets : tickets.flatMap((one) => takeOf(one, stationId)) }
}

interface Kitchen extends ReplyOf<typeof row> {
  readonly open: OpenTickets
}

async function readKitchen(
  { database, siteId, now }: StaffReadContext,
  storeId: StoreId,
  before: Kitchen | undefined,
): Promise<Kitchen> {
  const [{ silentPrinters, offPaper }, open, { soonAfterMinutes, lateAfterMinutes, stations }] = await readTogether(
    database,
    (line) =>
      Promise.all([
        readPaperState(line, { siteId, storeId, now }),
        listOpenTickets(line, { siteId, storeId }, before?.open),
        getKitchen(line, siteId, storeId),
      ]),
  )
  const tickets = open.tickets.map((stored) => showTicket(stored, offPaper))
  const shownStations = stations.map(({ seenAt, ...station }) => ({
    ...station,
    isLiving: seenAt !== null && !isDeviceAway(seenAt, now),
  }))
  return { open, soonAfterMinutes, lateAfterMinutes, silentPrinters, stations: shownStations, tickets }
}

// A ticket that is as it was is shown as the same object, which is written for the wire once.
const shown = new WeakMap<StoredTicket, ShownTicket>()
const taken = new WeakMap<ShownTicket, Map<StationId, ShownTicket | []>>()

function showTicket(stored: StoredTicket, offPaper: ReadonlySet<TicketId>): ShownTicket {
  const former = shown.get(stored)
  if (former?.isOffPaper === offPaper.has(stored.ticket.id)) return former
  const ticket = toShownTicket(stored, offPaper)
  shown.set(stored, ticket)
  return ticket
}

/** The part of a ticket that a station is shown: nothing where it cooks none of it. */
function takeOf(ticket: ShownTicket, stationId: StationId): ShownTicket | [] {
  const ofTicket = taken.get(ticket) ?? new Map<StationId, ShownTicket | []>()
  taken.set(ticket, ofTicket)
  const former = ofTicket.get(stationId)
  if (former !== undefined) return former
  // It is also told what it must not cook any more.
  const items = ticket.items.filter((item) => item.stationId === stationId && (isStations(item) || item.isVoidUnseen))
  const part = items.length === 0 ? [] : { ...ticket, items }
  ofTicket.set(stationId, part as ShownTicket | [])
  return part as ShownTicket | []
}
