import { describe, expect, it, test } from 'vitest'
import { type OrderingMode, orderingModes } from '../modes/ordering-mode.ts'
import { listModeButtons } from '../venue/offered-modes.ts'
import {
  chooseSetupNotice,
  listPartsOfA,
  listPartsOfB,
  listStepStates,
  type SetupDialogQuestion,
} from './setup-dialog.ts'

const guest: SetupDialogQuestion = {
  site: { asksModeOnEntry: false },
  mode: 'pickup',
  loggedIn: false,
  hasZones: false,
}

describe('version A', () => {
  test.each([
    ['0', false, true],
    ['1', true, false],
  ])('with show_orders_when_enter_web %s shows its close icon: %3$j [SETUP-006]', (_flag, asksModeOnEntry, shown) => {
    expect(listPartsOfA({ ...guest, site: { asksModeOnEntry } }).includes('close')).toBe(shown)
  })

  it('offers guests to log in and to register [SETUP-007]', () => {
    expect(listPartsOfA(guest)).toEqual(['close', 'log-in', 'register', 'steps', 'choose-products'])
    expect(listPartsOfA({ ...guest, loggedIn: true })).toEqual(['close', 'steps', 'choose-products'])
  })

  it('marks a passed step complete and leaves it editable [SETUP-016]', () => {
    expect(listStepStates('delivery', 'store')).toEqual([
      { step: 'mode', state: 'complete', canEdit: true },
      { step: 'address', state: 'complete', canEdit: true },
      { step: 'store', state: 'current', canEdit: true },
      { step: 'date-time', state: 'ahead', canEdit: false },
    ])
    expect(listStepStates(null, 'mode')).toEqual([{ step: 'mode', state: 'current', canEdit: true }])
  })
})

describe('version B', () => {
  const parts = (mode: OrderingMode | null, more: Partial<SetupDialogQuestion> = {}) =>
    listPartsOfB({ ...guest, loggedIn: true, ...more, mode })

  it('has buttons for every mode but table and takehere, and a title once one is chosen [SETUP-008]', () => {
    expect(listModeButtons(orderingModes, 'B')).toEqual(
      orderingModes.filter((mode) => mode !== 'table' && mode !== 'takehere'),
    )
    expect(parts(null)).toEqual(['mode-buttons', 'start-order'])
    for (const mode of orderingModes) expect(parts(mode).slice(0, 2)).toEqual(['mode-buttons', 'mode-title'])
  })

  it('offers guests to log in, to register and to continue as a guest [SETUP-009]', () => {
    const offers = ['log-in', 'register', 'continue-as-guest'] as const
    expect(offers.filter((part) => parts('pickup', { loggedIn: false }).includes(part))).toEqual(offers)
    expect(offers.filter((part) => parts('pickup').includes(part))).toEqual([])
  })

  test.each(orderingModes)('in %s shows the address block only to deliver [SETUP-010]', (mode) => {
    expect(parts(mode).includes('address')).toBe(mode === 'delivery')
  })

  it('lists the stores for pickup, and zones where there are any [SETUP-011]', () => {
    expect(parts('pickup')).toEqual(['mode-buttons', 'mode-title', 'stores', 'date', 'time', 'start-order'])
    expect(parts('pickup', { hasZones: true })).toContain('zones')
    expect(parts('delivery', { hasZones: true })).not.toContain('zones')
    expect(parts('delivery')).not.toContain('stores')
  })

  test.each(orderingModes)('in %s shows date and time where an order is for a moment [SETUP-012]', (mode) => {
    const shown = parts(mode).filter((part) => part === 'date' || part === 'time')
    expect(shown).toEqual(mode === 'delivery' || mode === 'pickup' ? ['date', 'time'] : [])
  })

  test.each(orderingModes)('in %s shows the camera only for a table [SETUP-013] [OPEN-003]', (mode) => {
    expect(parts(mode).includes('camera')).toBe(mode === 'table')
  })

  test.each([null, ...orderingModes])('in mode %s ends with the button to start [SETUP-014]', (mode) => {
    expect(parts(mode).at(-1)).toBe('start-order')
  })

  test.each<[OrderingMode, boolean, boolean, string | null]>([
    ['delivery', true, true, null],
    ['delivery', false, true, 'address-not-served'],
    ['delivery', false, false, 'address-not-served'],
    ['delivery', true, false, 'store-closed'],
    ['pickup', false, true, null],
    ['pickup', false, false, 'store-closed'],
  ])('%s, address served %j, store open %j: says %j [SETUP-015]', (mode, addressServed, storeOpen, notice) => {
    expect(chooseSetupNotice({ mode, addressServed, storeOpen })).toBe(notice)
  })
})
