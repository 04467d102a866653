import { describe, expect, it, test } from 'vitest'
import { type StoreId, toId } from '../ids.ts'
import type { SetupStep } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { anAddress } from '../testing/carts.ts'
import { id } from '../testing/products.ts'
import { aResource, aStore } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { addressFields, isAddressComplete, listMissingParts, noAddress } from './address-form.ts'
import {
  chooseDate,
  chooseMode,
  chooseTime,
  emptyDraft,
  findNextStep,
  findOpenStep,
  isSetupValid,
  listMissing,
  listSteps,
  openDraft,
  recallDraft,
  type SetupContext,
  type SetupDraft,
  takeFirstSlot,
} from './setup-draft.ts'

const guest: SetupContext = { loggedIn: false, hasDefaultAddress: false, resource: null }
const customer: SetupContext = { loggedIn: true, hasDefaultAddress: true, resource: null }
const date = getIsoDate('2026-11-15')
const time = getMinute('14:00')
const storeId = toId<StoreId>(1)
const full: SetupDraft = {
  ...emptyDraft,
  storeId,
  date,
  time,
  address: anAddress(),
  resourceId: id(3),
  position: 12,
}
const missing = (draft: SetupDraft, context = guest) => listMissing(draft, context)

describe('a delivery address', () => {
  it('has a field for each of its nine parts [SETUP-026]', () => {
    expect(Object.keys(addressFields)).toEqual([
      'street',
      'number',
      'floor',
      'block',
      'door',
      'stairs',
      'postalCode',
      'city',
      'province',
    ])
  })

  test.each(['street', 'number', 'postalCode', 'city', 'province'] as const)('needs its %s [SETUP-027]', (part) => {
    expect(isAddressComplete(anAddress({ [part]: ' ' }))).toBe(false)
    expect(listMissingParts(anAddress({ [part]: ' ' }))).toEqual([part])
    expect(listMissingParts(noAddress)).toContain(part)
    expect(missing({ ...full, mode: 'delivery', address: anAddress({ [part]: '' }) })).toEqual(['address'])
  })

  it('leaves floor, block, door and stairs open [SETUP-027] [SETUP-029]', () => {
    expect(isAddressComplete(anAddress({ floor: '', block: '', door: '', stairs: '' }))).toBe(true)
    expect(isSetupValid({ ...full, mode: 'delivery' }, guest)).toBe(true)
  })

  test.each<[string, SetupContext, boolean]>([
    ['a logged-in customer who has one', customer, true],
    ['a guest', { ...customer, loggedIn: false }, false],
    ['a customer without one', { ...customer, hasDefaultAddress: false }, false],
  ])('may be the default address of %s: %j [SETUP-027]', (_title, context, expected) => {
    const draft: SetupDraft = { ...full, mode: 'delivery', address: null, usesDefaultAddress: true }
    expect(isSetupValid(draft, context)).toBe(expected)
  })

  it('must be there at all [SETUP-027]', () => {
    expect(missing({ ...full, mode: 'delivery', address: null })).toEqual(['address'])
  })
})

describe('what a mode needs', () => {
  test.each<[OrderingMode, Partial<SetupDraft>, readonly string[]]>([
    ['delivery', {}, []],
    ['delivery', { storeId: null, date: null, time: null }, ['store', 'date', 'time']],
    ['pickup', { address: null, resourceId: null, position: null }, []],
    ['pickup', { storeId: null }, ['store']],
    ['pickup', { date: null }, ['date']],
    ['pickup', { time: null }, ['time']],
    ['digital-card', { date: null, time: null, address: null }, []],
    ['digital-card', { storeId: null }, ['store']],
    ['table', { storeId: null, date: null, time: null, address: null }, []],
    ['table', { resourceId: null }, ['resource']],
    ['table', { position: null }, ['position']],
    ['takehere', { date: null, time: null }, []],
    ['takehere', { storeId: null }, ['store']],
  ])('%s with %j lacks %j [SETUP-028]', (mode, more, expected) => {
    expect(missing({ ...full, ...more, mode })).toEqual(expected)
    expect(isSetupValid({ ...full, ...more, mode }, guest)).toBe(expected.length === 0)
  })

  test.each<[string, string | null, boolean, readonly string[]]>([
    ['asked and missing', null, true, ['room']],
    ['asked and blank', '  ', true, ['room']],
    ['asked and given', '204', true, []],
    ['not asked', null, false, []],
  ])('a room number %s [SETUP-028]', (_title, room, asksRoom, expected) => {
    expect(missing({ ...full, mode: 'table', room }, { ...guest, resource: aResource(3, { asksRoom }) })).toEqual(
      expected,
    )
  })

  it('a room number belongs to tables only', () => {
    expect(missing({ ...full, mode: 'pickup' }, { ...guest, resource: aResource(3, { asksRoom: true }) })).toEqual([])
  })

  it('a mode comes first', () => expect(missing(full)).toEqual(['mode']))
})

test.each<[OrderingMode | null, SetupStep[]]>([
  ['delivery', ['mode', 'address', 'store', 'date-time']],
  ['pickup', ['mode', 'store', 'date-time']],
  ['digital-card', ['mode', 'store']],
  ['table', ['mode', 'scan']],
  ['takehere', ['mode', 'store']],
  [null, ['mode']],
])('%s shows the steps %j [SETUP-004]', (mode, steps) => expect(listSteps(mode)).toEqual(steps))

test.each<[string, OrderingMode, SetupStep, number, SetupStep | undefined]>([
  ['address accepted, several stores', 'delivery', 'address', 2, 'store'],
  ['address accepted, exactly one store [SETUP-018]', 'delivery', 'address', 1, 'date-time'],
  ['address accepted, no store yet', 'delivery', 'address', 0, 'store'],
  ['one store available [SETUP-017]', 'pickup', 'mode', 1, 'date-time'],
  ['several stores', 'pickup', 'mode', 3, 'store'],
  ['the digital menu of one store is done [SETUP-017]', 'digital-card', 'mode', 1, undefined],
  ['after the last step', 'pickup', 'date-time', 3, undefined],
  ['a table is scanned', 'table', 'mode', 1, 'scan'],
])('next step: %s', (_title, mode, current, stores, expected) => {
  expect(findNextStep(mode, current, stores)).toBe(expected)
})

describe('choosing', () => {
  it('opens on the first mode, with an only store chosen [SETUP-023] [SETUP-017]', () => {
    const opened = openDraft(['pickup', 'table'], [aStore({ id: storeId })])
    expect(opened).toEqual({ ...emptyDraft, mode: 'pickup', storeId })
    expect(openDraft(['pickup'], [aStore(), aStore()]).storeId).toBeNull()
    expect(openDraft([], [])).toEqual(emptyDraft)
  })

  it('changing the mode resets the time; pressing the same one does not [SETUP-019]', () => {
    const draft: SetupDraft = { ...full, mode: 'pickup' }
    expect(chooseMode(draft, 'delivery')).toEqual({ ...draft, mode: 'delivery', time: null })
    expect(chooseMode(draft, 'pickup')).toEqual(draft)
  })

  it("holds date, time and a type that is 'asap' until a day or an hour is chosen [SETUP-003] [OPEN-011]", () => {
    expect(emptyDraft).toMatchObject({ date: null, time: null, dateType: 'asap' })
    expect(chooseDate(emptyDraft, date)).toEqual({ ...emptyDraft, date, dateType: 'scheduled' })
    expect(chooseTime(emptyDraft, time)).toEqual({ ...emptyDraft, time, dateType: 'scheduled' })
    expect(takeFirstSlot(chooseDate(emptyDraft, date), date, time)).toEqual({ ...emptyDraft, date, time })
  })

  it('another day has other hours', () => {
    expect(chooseDate(full, getIsoDate('2026-11-16')).time).toBeNull()
    expect(chooseDate(full, date).time).toBe(time)
  })
})

describe('who comes back', () => {
  const stores = [aStore({ id: storeId }), aStore({ id: toId<StoreId>(2) })]
  const kept = { storeId, address: anAddress(), hasDefaultAddress: false }

  it('finds the store and the address of before, where they still are', () => {
    const opened = openDraft(['delivery'], stores)
    expect(recallDraft(opened, kept, stores)).toMatchObject({ storeId, address: anAddress() })
    expect(recallDraft(opened, { ...kept, storeId: toId<StoreId>(9) }, stores).storeId).toBeNull()
    expect(recallDraft(opened, { ...kept, address: anAddress({ city: '' }) }, stores).address).toBeNull()
  })

  it('is offered the account’s own address where the device knows none', () => {
    const opened = openDraft(['delivery'], stores)
    const known = { ...kept, hasDefaultAddress: true }
    expect(recallDraft(opened, { ...known, address: null }, stores).usesDefaultAddress).toBe(true)
    expect(recallDraft(opened, known, stores).usesDefaultAddress).toBe(false)
  })

  test.each<[string, Partial<SetupDraft>, SetupStep]>([
    ['nothing known', { mode: 'delivery', address: null, storeId: null, date: null, time: null }, 'address'],
    ['an address nobody has looked up yet', { mode: 'delivery', storeId: null, date: null, time: null }, 'address'],
    ['an address that is served', { mode: 'delivery', date: null, time: null }, 'date-time'],
    ['everything', { mode: 'delivery' }, 'date-time'],
    ['pickup without a store', { mode: 'pickup', storeId: null }, 'store'],
    ['no table yet', { mode: 'table', resourceId: null, position: null }, 'scan'],
    ['no mode', { mode: null }, 'mode'],
  ])('with %s stands at the step %3$s [SETUP-016]', (_title, change, step) => {
    expect(findOpenStep({ ...full, ...change }, guest)).toBe(step)
  })
})
