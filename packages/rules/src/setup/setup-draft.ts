import type { Address } from '../customer/contact.ts'
import type { ResourceId, StoreId } from '../ids.ts'
import { modeRules, type SetupNeed, type SetupStep } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { IsoDate, Minute } from '../time/calendar.ts'
import type { Resource, Store } from '../venue/store.ts'
import { isAddressComplete } from './address-form.ts'

/** The choices of a visitor so far, before it becomes the cart's setup (SETUP-002). */
export interface SetupDraft {
  readonly mode: OrderingMode | null
  readonly storeId: StoreId | null
  readonly date: IsoDate | null
  readonly time: Minute | null
  readonly dateType: DateType
  readonly address: Address | null
  /** A logged-in customer's own default address instead of a typed one. */
  readonly usesDefaultAddress: boolean
  readonly resourceId: ResourceId | null
  readonly position: number | null
  readonly room: string | null
  /** Ordered on the venue's premises, whatever the mode (OPEN-012). */
  readonly onPremises: boolean
}

export type DateType = 'asap' | 'scheduled'

export const emptyDraft: SetupDraft = {
  mode: null,
  storeId: null,
  date: null,
  time: null,
  dateType: 'asap',
  address: null,
  usesDefaultAddress: false,
  resourceId: null,
  position: null,
  room: null,
  onPremises: false,
}

/** The first mode is preselected whenever the dialog opens (SETUP-023), and so is the only store (SETUP-017). */
export function openDraft(modes: readonly OrderingMode[], stores: readonly Pick<Store, 'id'>[]): SetupDraft {
  return { ...emptyDraft, mode: modes[0] ?? null, storeId: stores.length === 1 ? (stores[0]?.id ?? null) : null }
}

/** The memory of the last order on a device; a choice that is no longer offered is ignored. */
export interface KeptChoices {
  readonly storeId: StoreId | null
  readonly address: Address | null
  readonly hasDefaultAddress: boolean
}

export function recallDraft(draft: SetupDraft, kept: KeptChoices, stores: readonly Pick<Store, 'id'>[]): SetupDraft {
  const storeId = draft.storeId ?? stores.find(({ id }) => id === kept.storeId)?.id ?? null
  const address = kept.address !== null && isAddressComplete(kept.address) ? kept.address : null
  return { ...draft, storeId, address, usesDefaultAddress: kept.hasDefaultAddress && address === null }
}

/** Hours depend on the mode, so choosing another mode forgets the time (SETUP-019). */
export function chooseMode(draft: SetupDraft, mode: OrderingMode): SetupDraft {
  return mode === draft.mode ? draft : { ...draft, mode, time: null }
}

/** Choosing a day or an hour makes it an order for later, no longer «as soon as possible» (OPEN-011). */
export function chooseDate(draft: SetupDraft, date: IsoDate): SetupDraft {
  return { ...draft, date, time: date === draft.date ? draft.time : null, dateType: 'scheduled' }
}

export function chooseTime(draft: SetupDraft, time: Minute): SetupDraft {
  return { ...draft, time, dateType: 'scheduled' }
}

/** Fills in the first free slot as a suggestion, not as the visitor's choice; where no hour is free, only the day. */
export function takeFirstSlot(draft: SetupDraft, date: IsoDate | null, time: Minute | null): SetupDraft {
  return { ...draft, date, time, dateType: 'asap' }
}

export interface SetupContext {
  readonly loggedIn: boolean
  readonly hasDefaultAddress: boolean
  /** The room of the scanned table, when it is known. */
  readonly resource: Pick<Resource, 'asksRoom'> | null
}

/** The things that the chosen mode still needs; empty means that the order can start (SETUP-027 to SETUP-029). */
export function listMissing(draft: SetupDraft, context: SetupContext): readonly (SetupNeed | 'mode')[] {
  if (draft.mode === null) return ['mode']
  const needs: SetupNeed[] = [...modeRules[draft.mode].needs]
  if (draft.mode === 'table' && context.resource?.asksRoom === true) needs.push('room')
  return needs.filter((need) => !isMet(need, draft, context))
}

export function isSetupValid(draft: SetupDraft, context: SetupContext): boolean {
  return listMissing(draft, context).length === 0
}

/** Only the steps that apply, numbered in their order (OPEN-002). */
export function listSteps(mode: OrderingMode | null): readonly SetupStep[] {
  return mode === null ? ['mode'] : modeRules[mode].steps
}

/** The step after this one; the store step is skipped when there is only one store (SETUP-017, SETUP-018). */
export function findNextStep(mode: OrderingMode, current: SetupStep, storeCount: number): SetupStep | undefined {
  const steps = listSteps(mode)
  return steps.slice(steps.indexOf(current) + 1).find((step) => step !== 'store' || storeCount !== 1)
}

/** The needs that each step meets; an address also decides the store. */
const settledBy: Readonly<Record<SetupStep, readonly (SetupNeed | 'mode')[]>> = {
  mode: ['mode'],
  address: ['address', 'store'],
  store: ['store'],
  'date-time': ['date', 'time'],
  scan: ['resource', 'position', 'room'],
}

/** The first step that still lacks something, or the last one: a returning visitor repeats no step (SETUP-016). */
export function findOpenStep(draft: SetupDraft, context: SetupContext): SetupStep {
  const missing = listMissing(draft, context)
  const steps = listSteps(draft.mode)
  const open = steps.find((step) => settledBy[step].some((need) => missing.includes(need)))
  return open ?? (steps.at(-1) as SetupStep)
}

function isMet(need: SetupNeed, draft: SetupDraft, context: SetupContext): boolean {
  switch (need) {
    case 'store':
      return draft.storeId !== null
    case 'address':
      if (draft.usesDefaultAddress) return context.loggedIn && context.hasDefaultAddress
      return draft.address !== null && isAddressComplete(draft.address)
    case 'date':
      return draft.date !== null
    case 'time':
      return draft.time !== null
    case 'resource':
      return draft.resourceId !== null
    case 'position':
      return draft.position !== null
    case 'room':
      return draft.room !== null && draft.room.trim() !== ''
  }
}
