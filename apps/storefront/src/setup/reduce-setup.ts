import type { Address } from '@comanda/rules/cart/cart'
import { chooseDate, chooseMode, chooseTime, type SetupDraft, takeFirstSlot } from '@comanda/rules/cart/setup-draft'
import type { StoreId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { DayWindow, IsoDate, Minute } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { ScannedTable } from './read-table-code.ts'

/** What the dialog holds: the draft, and what is known beside it. */
export interface SetupChoices {
  readonly draft: SetupDraft
  /** The stores that deliver to the address; null until somebody has asked. */
  readonly serving: readonly Store[] | null
  /** Proves the scanned link, where the site asks for that. */
  readonly signature: string | null
}

export type SetupChange =
  | { readonly kind: 'opened'; readonly draft: SetupDraft; readonly offered: readonly OrderingMode[] }
  /** The store is the one shown until now: a mode that takes it keeps it. */
  | { readonly kind: 'mode'; readonly mode: OrderingMode; readonly storeId: StoreId | null }
  | { readonly kind: 'store'; readonly storeId: StoreId }
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'default-address'; readonly isTaken: boolean }
  | { readonly kind: 'served'; readonly stores: readonly Store[]; readonly nearest: StoreId | null }
  | { readonly kind: 'date'; readonly date: IsoDate }
  | { readonly kind: 'time'; readonly time: Minute }
  | { readonly kind: 'soonest'; readonly date: IsoDate | null; readonly time: Minute | null }
  | { readonly kind: 'slots'; readonly slots: readonly DayWindow[] }
  | { readonly kind: 'table'; readonly table: ScannedTable }
  | { readonly kind: 'room'; readonly room: string }

/** What each answer and each press makes of the choices so far. */
export function reduceSetup(choices: SetupChoices, change: SetupChange): SetupChoices {
  const { draft } = choices
  switch (change.kind) {
    case 'opened':
      return { ...choices, draft: keepTappedMode(draft, change.draft, change.offered) }
    case 'mode':
      return { ...choices, draft: chooseMode({ ...draft, storeId: change.storeId }, change.mode) }
    case 'store':
      return { ...choices, draft: { ...draft, storeId: change.storeId, time: null } }
    case 'address': {
      // Who delivers to another address is not known; a store to go to is chosen all the same.
      const storeId = draft.mode === 'delivery' ? null : draft.storeId
      const changed = { ...draft, address: change.address, usesDefaultAddress: false, storeId }
      return { ...choices, serving: null, draft: changed }
    }
    case 'default-address':
      return { ...choices, serving: null, draft: { ...draft, usesDefaultAddress: change.isTaken, storeId: null } }
    case 'served':
      return { ...choices, serving: change.stores, draft: { ...draft, storeId: change.nearest, time: null } }
    case 'date':
      return { ...choices, draft: chooseDate(draft, change.date) }
    case 'time':
      return { ...choices, draft: chooseTime(draft, change.time) }
    case 'soonest':
      return { ...choices, draft: takeFirstSlot(draft, change.date, change.time) }
    case 'slots':
      return { ...choices, draft: settleTime(draft, change.slots) }
    case 'table': {
      const { storeId, resourceId, position, signature } = change.table
      return { ...choices, signature, draft: { ...draft, mode: 'table', storeId, resourceId, position, room: null } }
    }
    case 'room':
      return { ...choices, draft: { ...draft, room: change.room } }
  }
}

/** Whoever was quicker than the stores keeps the mode they tapped. */
function keepTappedMode(before: SetupDraft, opened: SetupDraft, offered: readonly OrderingMode[]): SetupDraft {
  return before.mode !== null && offered.includes(before.mode) ? { ...opened, mode: before.mode } : opened
}

/** The server's list has the last word: an hour it no longer offers goes. */
function settleTime(draft: SetupDraft, slots: readonly DayWindow[]): SetupDraft {
  const [first] = slots
  if (draft.date === null) return draft
  if (draft.dateType === 'asap' && first !== undefined) return takeFirstSlot(draft, draft.date, first.from)
  return slots.some(({ from }) => from === draft.time) ? draft : { ...draft, time: null }
}
