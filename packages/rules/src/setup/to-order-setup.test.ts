import { expect, it, test } from 'vitest'
import { type MenuId, type ResourceId, type StoreId, toId, type WarehouseId } from '../ids.ts'
import { toModeFlags } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { anAddress } from '../testing/carts.ts'
import { aMoment } from '../testing/choices.ts'
import { aResource, aSite, aStore } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { emptyDraft, type SetupDraft } from './setup-draft.ts'
import { findResource, toOrderSetup } from './to-order-setup.ts'

const resourceId = (number: number) => toId<ResourceId>(number)
const menuId = (number: number) => toId<MenuId>(number)
const store = aStore({
  id: toId<StoreId>(7),
  warehouseId: toId<WarehouseId>(70),
  digitalCardMenuId: menuId(40),
  resources: [
    aResource(1, { kind: 'delivery', menuId: menuId(10) }),
    aResource(2, { kind: 'pickup', menuId: menuId(20) }),
    aResource(3, { kind: 'takehere', menuId: menuId(30) }),
    aResource(4, { kind: 'room' }),
    aResource(5, { kind: 'room' }),
  ],
})
const typed = anAddress()
const own = anAddress({ street: 'Gran Vía' })
const sources = { site: aSite({ menuId: menuId(1) }), store, now: aMoment('monday', '13:37'), defaultAddress: own }
const date = getIsoDate('2026-11-20')
const time = getMinute('14:00')
const draft: SetupDraft = {
  ...emptyDraft,
  storeId: store.id,
  date,
  time,
  dateType: 'scheduled',
  address: typed,
  resourceId: resourceId(5),
  position: 12,
  room: '204',
}
const saved = (mode: OrderingMode, more: Partial<SetupDraft> = {}) => toOrderSetup({ ...draft, ...more, mode }, sources)

test('a table copies resource, position and room number [SETUP-046]', () => {
  expect(saved('table')).toMatchObject({ resourceId: 5, position: 12, room: '204' })
})

test.each<[OrderingMode, number]>([
  ['delivery', 1],
  ['pickup', 2],
  ['takehere', 3],
])('%s hangs on its own counter, with no table [SETUP-047]', (mode, resource) => {
  expect(saved(mode)).toMatchObject({ resourceId: resource, menuId: resource * 10, position: null, room: null })
})

test.each<[OrderingMode, number | null]>([
  ['delivery', 70],
  ['pickup', 70],
  ['takehere', null],
  ['table', null],
  ['digital-card', null],
])('%s records mode, store and warehouse %s, and the chosen day and hour [SETUP-048]', (mode, warehouseId) => {
  expect(saved(mode)).toMatchObject({ mode, storeId: 7, warehouseId, date, time, asSoonAsPossible: false })
})

test('the digital menu has its own menu and no counter', () => {
  expect(saved('digital-card')).toMatchObject({ resourceId: null, menuId: 40 })
})

test.each<[OrderingMode, Partial<SetupDraft>, [tomarLocal: boolean, enLocal: boolean]]>([
  ['takehere', {}, [true, true]],
  ['pickup', {}, [false, false]],
  ['pickup', { onPremises: true }, [false, true]],
  ['delivery', {}, [false, false]],
])('%s with %j sets the two on-premises flags to %j [SETUP-050]', (mode, more, flags) => {
  const setup = saved(mode, more)
  expect([toModeFlags(setup.mode).eatHere, setup.onPremises]).toEqual(flags)
})

test('eating here is on the premises, today and now unless chosen', () => {
  expect(saved('takehere', { date: null, time: null, dateType: 'asap' })).toMatchObject({
    onPremises: true,
    date: '2026-11-16',
    time: getMinute('13:37'),
    asSoonAsPossible: true,
  })
  expect(saved('takehere')).toMatchObject({ date, time })
})

test('nobody else gets a day they did not choose', () => {
  expect(saved('table', { date: null, time: null })).toMatchObject({ date: null, time: null })
})

test.each<[OrderingMode, Partial<SetupDraft>, boolean]>([
  ['pickup', {}, false],
  ['pickup', { onPremises: true }, true],
  ['delivery', {}, false],
  ['takehere', {}, true],
  ['table', {}, true],
])('%s with %j is on the premises: %j', (mode, more, expected) => expect(saved(mode, more).onPremises).toBe(expected))

it('takes an address along only to deliver to it, the default one where chosen [SETUP-048]', () => {
  expect(saved('delivery').address).toBe(typed)
  expect(saved('delivery', { usesDefaultAddress: true }).address).toBe(own)
  expect(saved('pickup').address).toBeNull()
})

it('finds no counter in a store that has none, nor before a mode is chosen', () => {
  expect(findResource(aStore(), { mode: 'pickup', resourceId: null })).toBeNull()
  expect(findResource(aStore(), { mode: 'table', resourceId: resourceId(5) })).toBeNull()
  expect(findResource(store, { mode: null, resourceId: null })).toBeNull()
  expect(toOrderSetup({ ...draft, mode: 'pickup' }, { ...sources, store: aStore() }).resourceId).toBeNull()
})
