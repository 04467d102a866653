import { expect, it, test } from 'vitest'
import { modeRules, toMode, toModeFlags } from './mode-rules.ts'
import { type OrderingMode, orderingModes } from './ordering-mode.ts'

it('knows exactly five modes, and take-away is none of them [SITE-003] [SITE-004]', () => {
  expect([...orderingModes].sort()).toEqual(['delivery', 'digital-card', 'pickup', 'table', 'takehere'])
  expect(Object.keys(modeRules).sort()).toEqual([...orderingModes].sort())
  expect(toMode({ takeAway: true, delivery: false, eatHere: false })).toBe('pickup')
})

it('offers delivery, pickup, takehere and digital-card on the web; table and digital-card at a point of sale [SITE-005]', () => {
  const web = orderingModes.filter((mode) => !modeRules[mode].steps.includes('scan'))
  const pointOfSale = orderingModes.filter((mode) => modeRules[mode].atPointOfSale)
  expect(web.sort()).toEqual(['delivery', 'digital-card', 'pickup', 'takehere'])
  expect(pointOfSale.sort()).toEqual(['digital-card', 'table'])
})

test.each<[OrderingMode, number | null]>([
  ['delivery', 1],
  ['pickup', 2],
  ['takehere', 3],
  ['table', null],
  ['digital-card', null],
])('%s has resource code %s [CONST-018]', (mode, code) => expect(modeRules[mode].resourceCode).toBe(code))

test.each<[string, [boolean, boolean, boolean], OrderingMode]>([
  ['isTakeAway=1 means pickup', [true, false, false], 'pickup'],
  ['isTakeAway wins over the others', [true, true, true], 'pickup'],
  ['else delivery=1 means delivery', [false, true, false], 'delivery'],
  ['delivery wins over tomarLocal', [false, true, true], 'delivery'],
  ['else tomarLocal=1 means takehere', [false, false, true], 'takehere'],
  ['else table', [false, false, false], 'table'],
])('%s [CART-018]', (_title, [takeAway, delivery, eatHere], mode) => {
  expect(toMode({ takeAway, delivery, eatHere })).toBe(mode)
})

test.each<OrderingMode>(['delivery', 'pickup', 'takehere', 'table'])('%s is read back from its flags', (mode) => {
  expect(toMode(toModeFlags(mode))).toBe(mode)
})

test.each<[OrderingMode, object]>([
  [
    'delivery',
    { checksHours: true, vatSide: 'takenAway', week: 'deliveryWeek', takesWarehouse: true, minimumOrderApplies: true },
  ],
  [
    'pickup',
    { checksHours: true, vatSide: 'takenAway', week: 'week', takesWarehouse: true, minimumOrderApplies: true },
  ],
  [
    'table',
    { checksHours: false, vatSide: 'onPremises', week: 'week', takesWarehouse: false, minimumOrderApplies: false },
  ],
  [
    'takehere',
    { checksHours: true, vatSide: 'onPremises', week: 'week', takesWarehouse: false, minimumOrderApplies: false },
  ],
  [
    'digital-card',
    { checksHours: false, vatSide: 'onPremises', week: 'week', takesWarehouse: false, minimumOrderApplies: false },
  ],
])('%s is taxed, timed and stocked its own way', (mode, row) => expect(modeRules[mode]).toMatchObject(row))

it('makes a cart in every mode but the digital menu', () => {
  expect(orderingModes.filter((mode) => !modeRules[mode].createsCart)).toEqual(['digital-card'])
})
