import type { Address } from '@comanda/rules/customer/contact'
import type { StoreId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { chooseDate, chooseMode, chooseTime, type SetupDraft, takeFirstSlot } from '@comanda/rules/setup/setup-draft'
import type { DayWindow, IsoDate, Minute } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { ScannedTable } from './read-table-code.ts'

/** The state of the dialog: the draft, and the other facts that are known. */
export interface SetupChoices {
  readonly draft: SetupDraft
  /** The stores that deliver to the address; null until that was asked. */
  readonly serving: readonly Store[] | null
  /** Proves the scanned link, where the site requires it. */
  readonly signature: string | null
}

export type SetupChange =
  | { readonly kind: 'opened'; readonly draft: SetupDraft; readonly offered: readonly OrderingMode[] }
  /** The store shown until now is kept if the new mode takes it. */
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

/** The choices after an answer or a press. */
export function reduceSetup(choices: SetupChoices, change: SetupChange): SetupChoices {
  const { draft } = choices
  switch (change.kind) {
    case 'opened':
      return { ...choices, draft: keepChosen(draft, change.draft, change.offered) }
    case 'mode':
      return { ...choices, draft: chooseMode({ ...draft, storeId: change.storeId }, change.mode) }
    case 'store':
      return { ...choices, draft: { ...draft, storeId: change.storeId, time: null } }
    case 'address': {
      // Another address may have other stores that deliver; a store to go to stays chosen.
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

/** What a visitor tapped, typed or scanned before the stores arrived is kept, if they offer that mode. */
function keepChosen(before: SetupDraft, opened: SetupDraft, offered: readonly OrderingMode[]): SetupDraft {
  const { mode, address, usesDefaultAddress, storeId, resourceId, position, room } = before
  if (mode === null || !offered.includes(mode)) return opened
  if (mode === 'table' && resourceId !== null) return { ...opened, mode, storeId, resourceId, position, room }
  if (address === null) return { ...opened, mode }
  // Only a delivery has its store by the address.
  return { ...opened, mode, address, usesDefaultAddress, storeId: mode === 'delivery' ? storeId : opened.storeId }
}

/** The server's list decides: an hour that it no longer offers is dropped. */
function settleTime(draft: SetupDraft, slots: readonly DayWindow[]): SetupDraft {
  const [first] = slots
  if (draft.date === null) return draft
  if (draft.dateType === 'asap' && first !== undefined) return takeFirstSlot(draft, draft.date, first.from)
  return slots.some(({ from }) => from === draft.time) ? draft : { ...draft, time: null }
}
