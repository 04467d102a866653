import type { ReplyOf } from '@comanda/contract/call'
import { showKitchen } from '@comanda/contract/calls/staff/kitchen'
import { passShown } from '@comanda/contract/staff-live'
import { isStations } from '@comanda/rules/kitchen/kitchen-item'
import type { BoardKind } from '../boards/board-screen.tsx'

export type KitchenReply = ReplyOf<typeof showKitchen>
export type KitchenItem = KitchenReply['tickets'][number]['items'][number]
type TicketFacts = Omit<KitchenReply['tickets'][number], 'items'>

/** A dish as the board goes by it: messages name dishes, so each carries its ticket. */
export interface KitchenThing extends KitchenItem {
  readonly id: string
  readonly ticket: TicketFacts
}

export interface Ticket extends TicketFacts {
  readonly items: readonly KitchenThing[]
}

export function listThings({ tickets }: KitchenReply): readonly KitchenThing[] {
  return tickets.flatMap(({ items, ...ticket }) => items.map((item) => ({ ...item, id: item.itemId, ticket })))
}

/** The table of a ticket; nothing for an order, whose place is the name of its guest. */
export function tableOf({ mode, place }: TicketFacts): string {
  return mode === 'table' ? place : ''
}

/**
 * The part that a device may keep: the tickets with their dishes as they are now, and without the names of guests.
 * Notes stay, because an allergy may stand in them.
 */
export function toKept(reply: KitchenReply, things: readonly KitchenThing[]): KitchenReply {
  const tickets = [...Map.groupBy(things, ({ ticket }) => ticket.ticketId).values()].flatMap((items) => {
    const [first] = items
    return first === undefined ? [] : { ...first.ticket, place: tableOf(first.ticket), items }
  })
  return { ...reply, tickets }
}

type Station = KitchenReply['stations'][number]

/** The stations of a kitchen by their number. */
export type Stations = ReadonlyMap<number, Station>

/**
 * Whether a board makes a dish ready: a station its own, and the pass what no station cooks, or one that no board shows
 * (DAY-076).
 */
export function isCookedHere({ stationId }: Pick<KitchenItem, 'stationId'>, passOf: Stations | null): boolean {
  return passOf === null || stationId === null || passOf.get(stationId)?.isLiving !== true
}

/** A dish that a write was answered with, in the place of the one that was shown. */
export function toThing(shown: KitchenThing, item: KitchenItem): KitchenThing {
  return { ...shown, ...item }
}

/**
 * The dishes that a station still cooks, now or later; an order that nobody has accepted is none of its business yet.
 */
function isShown({ state, ticket, isVoidUnseen }: KitchenThing): boolean {
  return isVoidUnseen || (isStations({ state }) && (state !== 'held' || ticket.orderId === null))
}

/** The tickets of a board in their order: a station's with what it still cooks, the pass's until all is served. */
export function listTickets(things: readonly KitchenThing[], isPass: boolean): Ticket[] {
  const shown = isPass ? things : things.filter(isShown)
  return [...Map.groupBy(shown, ({ ticket }) => ticket.ticketId).values()].flatMap((items) => {
    const [first] = items
    const isOver = items.every(({ state, isVoidUnseen }) => state === 'served' || (state === 'voided' && !isVoidUnseen))
    return first === undefined || isOver ? [] : { ...first.ticket, items }
  })
}

export const kitchenBoard: BoardKind<typeof showKitchen, KitchenThing> = {
  place: 'kitchen',
  row: showKitchen,
  topics: ['kitchen', 'orders'],
  tellShown: ({ stationId }) => (stationId === null ? passShown : String(stationId)),
  listThings,
  toKept,
  listSilentPrinters: ({ silentPrinters }) => silentPrinters,
  listNews: (things, { stationId }) => listTickets(things, stationId === null).map(({ ticketId }) => String(ticketId)),
  insists: (things) => things.some(({ isVoidUnseen }) => isVoidUnseen),
  goesOn: true,
  fillsScreen: true,
}
