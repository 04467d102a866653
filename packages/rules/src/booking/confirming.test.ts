import { expect, test } from 'vitest'
import { cents } from '../money/cents.ts'
import { chooseEnding } from './confirming.ts'
import { priceDeposit } from './party.ts'

test.each([
  ['no deposit', null, 'book'],
  ['a deposit of nothing', { kind: 'by-person', amount: cents(0), fromParty: 1 }, 'book'],
  ['a deposit', { kind: 'by-person', amount: cents(500), fromParty: 1 }, 'pay-deposit'],
] as const)('with %s the details end with: %3$s [BOOKING-013]', (_title, deposit, ending) => {
  expect(chooseEnding(priceDeposit({ deposit }, 4))).toBe(ending)
})
