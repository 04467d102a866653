import { expect, it } from 'vitest'
import { orderingModes } from '../modes/ordering-mode.ts'
import { cents } from '../money/cents.ts'
import { findOwedAtHandOver } from './hand-over.ts'

const money = { total: cents(1950), voided: cents(300), voidedBack: cents(0), paid: cents(650) }

it.each(orderingModes)('of a %s is asked for what is left to pay, unless it is eaten at a table [DAY-200]', (mode) => {
  expect(findOwedAtHandOver({ ...money, setup: { mode } })).toBe(mode === 'table' ? 0 : 1000)
  expect(findOwedAtHandOver({ ...money, paid: cents(1650), setup: { mode } })).toBe(0)
})
