import type { ReplyOf } from '@comanda/contract/call'
import type { showKitchen } from '@comanda/contract/calls/staff/kitchen'
import type { TicketId } from '@comanda/rules/ids'
import { listClashes } from '@comanda/rules/kitchen/list-clashes'
import type { StoredItem } from './board.repository.ts'
import type { ReadItem, StoredTicket } from './open-tickets.repository.ts'

type ShownTicket = ReplyOf<typeof showKitchen>['tickets'][number]

export function toShownItem({ id, ...item }: StoredItem & Partial<ReadItem>): ShownTicket['items'][number] {
  const {
    stationId,
    productId,
    state,
    course,
    firedAt,
    units,
    unitsReady,
    combo,
    name,
    words,
    notes,
    allergens,
    traces,
    declared,
    declaredHere,
    answered,
    version,
  } = item
  const deviations = item.deviations ?? words
  const said = {
    combo,
    name,
    words,
    deviations,
    notes,
    allergens,
    traces,
    declared,
    declaredHere,
    answered: toShownAnswer(answered),
  }
  const isAllergyUnseen = isClashUnseen(item)
  const isVoidUnseen = state === 'voided' && item.voidedFrom !== 'held' && item.voidSeenAt === null
  return {
    itemId: id,
    stationId,
    productId,
    state,
    course,
    firedAt,
    units,
    unitsReady,
    ...said,
    isAllergyUnseen,
    allergyTaken: item.allergyAnswer && { answer: item.allergyAnswer, by: item.allergyBy },
    isVoidUnseen,
    voidReason: item.voidReason ?? null,
    version,
  }
}

function toShownAnswer(answered: StoredItem['answered']): ShownTicket['items'][number]['answered'] {
  return answered && { wish: answered.wish, allergens: [...answered.allergens] }
}

/** No dish leaves a station before somebody knows of an allergy that it clashes with (DAY-073). */
export function isClashUnseen(item: Pick<StoredItem, 'declared' | 'allergens' | 'traces' | 'allergySeenAt'>): boolean {
  return item.allergySeenAt === null && listClashes(item).length > 0
}

export function toShownTicket(
  { ticket, cancelReason, beside, items }: StoredTicket,
  offPaper: ReadonlySet<TicketId>,
): ShownTicket {
  const { id, orderId, number, mode, place, notes, sentAt, dueAt } = ticket
  const isOffPaper = offPaper.has(id)
  const facts = { ticketId: id, orderId, number, mode, place, notes, beside, cancelReason, sentAt, dueAt, isOffPaper }
  return { ...facts, items: items.map(toShownItem) }
}
