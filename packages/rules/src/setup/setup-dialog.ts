import { modeRules, type SetupStep } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Website } from '../website/website.ts'
import { listSteps } from './setup-draft.ts'

export type SetupPart =
  | 'close'
  | 'steps'
  | 'mode-buttons'
  | 'mode-title'
  | 'log-in'
  | 'register'
  | 'continue-as-guest'
  | 'address'
  | 'stores'
  | 'zones'
  | 'date'
  | 'time'
  | 'camera'
  | 'choose-products'
  | 'start-order'

export interface SetupDialogQuestion {
  readonly site: Pick<Website, 'asksModeOnEntry'>
  readonly mode: OrderingMode | null
  readonly loggedIn: boolean
  /** Whether the chosen way of ordering has zones to choose from. */
  readonly hasZones: boolean
}

/** Version A cannot be closed on a site that asks on entry (SETUP-006); guests may log in or register (SETUP-007). */
export function listPartsOfA({ site, loggedIn }: SetupDialogQuestion): SetupPart[] {
  const close: SetupPart[] = site.asksModeOnEntry ? [] : ['close']
  const guest: SetupPart[] = loggedIn ? [] : ['log-in', 'register']
  return [...close, ...guest, 'steps', 'choose-products']
}

/** Version B shows what the mode needs, all at once (SETUP-008 to SETUP-014). */
export function listPartsOfB({ mode, loggedIn, hasZones }: SetupDialogQuestion): SetupPart[] {
  const needs = mode === null ? [] : modeRules[mode].needs
  const shown: readonly (readonly [SetupPart, boolean])[] = [
    ['mode-buttons', true],
    ['mode-title', mode !== null],
    ['log-in', !loggedIn],
    ['register', !loggedIn],
    ['continue-as-guest', !loggedIn],
    ['address', needs.includes('address')],
    // Where the address decides which store delivers, there is no store to choose.
    ['stores', needs.includes('store') && !needs.includes('address')],
    ['zones', mode === 'pickup' && hasZones],
    ['date', needs.includes('date')],
    ['time', needs.includes('time')],
    ['camera', mode === 'table'],
    ['start-order', true],
  ]
  return shown.filter(([, isShown]) => isShown).map(([part]) => part)
}

/**
 * The notice of version B when an order cannot start: the address is not served, or the venue is closed (SETUP-015).
 */
export function chooseSetupNotice(facts: {
  readonly mode: OrderingMode | null
  readonly addressServed: boolean
  readonly storeOpen: boolean
}): 'address-not-served' | 'store-closed' | null {
  if (facts.mode === 'delivery' && !facts.addressServed) return 'address-not-served'
  return facts.storeOpen ? null : 'store-closed'
}

export interface StepState {
  readonly step: SetupStep
  readonly state: 'complete' | 'current' | 'ahead'
  readonly canEdit: boolean
}

/** A step that is done can be opened again (SETUP-016). */
export function listStepStates(mode: OrderingMode | null, current: SetupStep): StepState[] {
  const steps = listSteps(mode)
  const at = steps.indexOf(current)
  return steps.map((step, index) => ({
    step,
    state: index < at ? 'complete' : index === at ? 'current' : 'ahead',
    canEdit: index <= at,
  }))
}
