import { type ResourceId, type StoreId, toId } from '@comanda/rules/ids'
import { emptyDraft, openDraft, type SetupDraft } from '@comanda/rules/setup/setup-draft'
import { anAddress } from '@comanda/rules/testing/carts'
import { aStore, everyMode, hours } from '@comanda/rules/testing/venues'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { describe, expect, it, test } from 'vitest'
import { findSetupStore } from './find-setup-store.ts'
import { reduceSetup, type SetupChange, type SetupChoices } from './reduce-setup.ts'

const storeId = toId<StoreId>(1)
const other = toId<StoreId>(2)
const date = getIsoDate('2026-11-15')
const time = getMinute('14:00')
const stores = [aStore({ id: storeId })]
const address = anAddress()

/** Every choice is made, so that each change shows what it takes away. */
const full: SetupDraft = { ...emptyDraft, mode: 'delivery', storeId, date, time, dateType: 'scheduled', address }
const choices: SetupChoices = { draft: full, serving: stores, signature: null }

function change(made: SetupChange, draft: Partial<SetupDraft> = {}): SetupChoices {
  return reduceSetup({ ...choices, draft: { ...full, ...draft } }, made)
}

it('an order is for as soon as possible until somebody chooses [CONST-011]', () => {
  expect(openDraft(['pickup'], stores).dateType).toBe('asap')
  expect(change({ kind: 'time', time: getMinute('15:00') }, { dateType: 'asap' }).draft.dateType).toBe('scheduled')
})

describe('the stores have come', () => {
  const opened: SetupDraft = { ...emptyDraft, mode: 'pickup', storeId: other }

  const come = (before: Partial<SetupDraft>) =>
    change({ kind: 'opened', draft: opened, offered: ['pickup', 'delivery', 'table'] }, before).draft

  it('whoever was quicker keeps the mode they tapped, where it is offered', () => {
    expect(come({ address: null })).toEqual({ ...opened, mode: 'delivery' })
  })

  it('an address that was typed meanwhile is kept, with the store that was found for it', () => {
    expect(come({})).toEqual({ ...opened, mode: 'delivery', address, storeId })
    expect(come({ mode: 'pickup' })).toEqual({ ...opened, address })
  })

  it('a table that was scanned meanwhile is kept', () => {
    const table = { resourceId: toId<ResourceId>(14), position: 3 }
    expect(come({ mode: 'table', ...table })).toEqual({ ...opened, mode: 'table', storeId, ...table })
  })

  test.each<[string, Partial<SetupDraft>]>([
    ['a mode nobody offers', { mode: 'delivery' }],
    ['no mode', { mode: null }],
  ])('%s gives way to the first', (_title, before) => {
    expect(change({ kind: 'opened', draft: opened, offered: ['pickup'] }, before).draft).toEqual(opened)
  })
})

test.each<[string, SetupChange, Partial<SetupDraft>]>([
  [
    'another mode keeps the store shown and drops the hour [SETUP-019]',
    { kind: 'mode', mode: 'pickup', storeId: other },
    { mode: 'pickup', storeId: other, time: null },
  ],
  ['another store has other hours', { kind: 'store', storeId: other }, { storeId: other, time: null }],
  [
    'a day that is chosen drops the hour of another',
    { kind: 'date', date: getIsoDate('2026-11-16') },
    { date: getIsoDate('2026-11-16'), time: null },
  ],
  ['an hour is chosen', { kind: 'time', time: getMinute('15:00') }, { time: getMinute('15:00') }],
  ['the soonest is nobody’s own choice', { kind: 'soonest', date, time }, { dateType: 'asap' }],
  ['the soonest day may have no free hour', { kind: 'soonest', date, time: null }, { time: null, dateType: 'asap' }],
  ['a room number', { kind: 'room', room: '204' }, { room: '204' }],
])('%s', (_title, made, expected) => {
  expect(change(made)).toEqual({ ...choices, draft: { ...full, ...expected } })
})

describe('an address', () => {
  const typed = anAddress({ street: 'Calle Nueva' })

  it('that changes is served by nobody yet', () => {
    const { draft, serving } = change({ kind: 'address', address: typed }, { usesDefaultAddress: true })
    expect(draft).toEqual({ ...full, address: typed, usesDefaultAddress: false, storeId: null })
    expect(serving).toBeNull()
  })

  it('says nothing about the store one goes to', () => {
    expect(change({ kind: 'address', address: typed }, { mode: 'pickup' }).draft.storeId).toBe(storeId)
  })

  it('of the account takes the place of the typed one', () => {
    const { draft, serving } = change({ kind: 'default-address', isTaken: true })
    expect(draft).toEqual({ ...full, usesDefaultAddress: true, storeId: null })
    expect(serving).toBeNull()
  })

  it('that is served chooses the nearest store [SETUP-039]', () => {
    const served = [aStore({ id: other }), ...stores]
    const { draft, serving } = change({ kind: 'served', stores: served, nearest: other })
    expect(draft).toEqual({ ...full, storeId: other, time: null })
    expect(serving).toBe(served)
  })
})

describe('the hours the server offers', () => {
  const slots = [hours('13:00', '13:30'), hours('14:00', '14:30')]

  it('keep an hour that was chosen and is still free', () => {
    expect(change({ kind: 'slots', slots }).draft).toEqual(full)
  })

  it('drop one that is gone', () => {
    expect(change({ kind: 'slots', slots: slots.slice(0, 1) }).draft.time).toBeNull()
    expect(change({ kind: 'slots', slots: [] }, { dateType: 'asap' }).draft.time).toBeNull()
  })

  it('fill in the first while nothing was chosen [OPEN-011]', () => {
    const { draft } = change({ kind: 'slots', slots }, { dateType: 'asap' })
    expect(draft).toMatchObject({ date, time: getMinute('13:00'), dateType: 'asap' })
  })

  it('change nothing without a day', () => {
    expect(change({ kind: 'slots', slots: [] }, { date: null }).draft.time).toBe(time)
  })
})

it('a scanned table brings its store, its place and its proof, and asks for the room anew', () => {
  const table = { storeId: other, resourceId: toId<ResourceId>(3), position: 12, signature: 'proof' }
  const { draft, signature } = change({ kind: 'table', table }, { room: '204' })
  expect(draft).toMatchObject({ mode: 'table', storeId: other, resourceId: 3, position: 12, room: null })
  expect(signature).toBe('proof')
})

describe('all that a visitor answers is held', () => {
  const near = [aStore({ id: other, modes: everyMode }), aStore({ id: storeId, modes: everyMode })]
  const nothing: SetupChoices = { draft: emptyDraft, serving: null, signature: null }
  const hold = (...made: readonly SetupChange[]) => made.reduce(reduceSetup, nothing)
  const site = { modes: ['delivery', 'table'] as const, mode: null, onlyBookings: false }

  it('mode, address, the stores near it, the one chosen, day and hour of a delivery [SETUP-002]', () => {
    const held = hold(
      { kind: 'opened', draft: openDraft(['delivery'], near), offered: ['delivery'] },
      { kind: 'address', address },
      { kind: 'served', stores: near, nearest: other },
      { kind: 'date', date },
      { kind: 'time', time },
    )
    expect(held).toEqual({
      draft: {
        mode: 'delivery',
        storeId: 2,
        date: '2026-11-15',
        time: 14 * 60,
        dateType: 'scheduled',
        address,
        usesDefaultAddress: false,
        resourceId: null,
        position: null,
        room: null,
        onPremises: false,
      },
      serving: near,
      signature: null,
    })
    // The stores that can be chosen, and the whole store, not only its id.
    expect(findSetupStore(held, near, { site, remembered: null })).toEqual({ choosable: near, store: near[0] })
  })

  it('the table with its room, and the number of a hotel room [SETUP-002]', () => {
    const table = { storeId: other, resourceId: toId<ResourceId>(3), position: 12, signature: 'proof' }
    const held = hold({ kind: 'table', table }, { kind: 'room', room: '204' })
    expect(held).toEqual({
      draft: { ...emptyDraft, mode: 'table', storeId: 2, resourceId: 3, position: 12, room: '204' },
      serving: null,
      signature: 'proof',
    })
  })
})
