import { expect, it, test } from 'vitest'
import { cents } from '../money/cents.ts'
import type { DepositRule } from '../venue/booking-settings.ts'
import { checkParty, listPartyOptions, priceDeposit } from './party.ts'

it("runs from 1 to the maximum, and ends with 'more than' it", () => {
  expect(listPartyOptions({ maxParty: 3 })).toEqual([
    { kind: 'party', size: 1 },
    { kind: 'party', size: 2 },
    { kind: 'party', size: 3 },
    { kind: 'more-than', size: 3 },
  ])
})

test.each([
  [1, 'yes'],
  [8, 'yes'],
  [9, 'party-too-large'],
  [0, 'party-not-allowed'],
  [-1, 'party-not-allowed'],
  [2.5, 'party-not-allowed'],
  [Number.NaN, 'party-not-allowed'],
])('a party of %d where 8 is the most: %s', (party, expected) => {
  const verdict = checkParty({ maxParty: 8 }, party)
  expect(verdict.allowed ? 'yes' : verdict.code).toBe(expected)
})

test.each<[string, DepositRule | null, number, number]>([
  ['by_total: the total, whatever the party', { kind: 'by-total', amount: cents(2000), fromParty: 1 }, 4, 2000],
  ['per person: times the party', { kind: 'by-person', amount: cents(500), fromParty: 1 }, 4, 2000],
  ['per person: for one', { kind: 'by-person', amount: cents(500), fromParty: 1 }, 1, 500],
  ['from seven people: nothing for six', { kind: 'by-person', amount: cents(500), fromParty: 7 }, 6, 0],
  ['from seven people: for each of seven', { kind: 'by-person', amount: cents(500), fromParty: 7 }, 7, 3500],
  ['booking_penal 0: nothing', null, 4, 0],
])('%s [BOOKING-028]', (_title, deposit, party, expected) => expect(priceDeposit({ deposit }, party)).toBe(expected))
