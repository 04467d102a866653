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
  /** Does the chosen way of ordering have zones to choose from? */
  readonly hasZones: boolean
}

/** A site that asks on entry gives version A no way around it (SETUP-006); guests may log in or register (SETUP-007). */
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
    // Where an address says which store delivers, there is none to choose.
    ['stores', needs.includes('store') && !needs.includes('address')],
    ['zones', mode === 'pickup' && hasZones],
    ['date', needs.includes('date')],
    ['time', needs.includes('time')],
    ['camera', mode === 'table'],
    ['start-order', true],
  ]
  return shown.filter(([, isShown]) => isShown).map(([part]) => part)
}

/** What version B says instead of starting: sorry for the address, or closed (SETUP-015). */
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

/** A step that was passed is complete and can be gone back to (SETUP-016). */
export function listStepStates(mode: OrderingMode | null, current: SetupStep): StepState[] {
  const steps = listSteps(mode)
  const at = steps.indexOf(current)
  return steps.map((step, index) => ({
    step,
    state: index < at ? 'complete' : index === at ? 'current' : 'ahead',
    canEdit: index <= at,
  }))
}
