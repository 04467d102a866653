import { describe, expect, it } from 'vitest'
import type { Instant } from '../time/calendar.ts'
import { judgeTrial } from './judge-trial.ts'

const now = 1_000_000 as Instant
const ago = (seconds: number) => (now - seconds * 1_000) as Instant

describe('a test page', () => {
  it.each([
    { askedAt: ago(0), givenAt: null, printedAt: null, state: 'waiting' },
    { askedAt: ago(29), givenAt: null, printedAt: null, state: 'waiting' },
    { askedAt: ago(30), givenAt: null, printedAt: null, state: 'failed' },
    // Its half minute begins anew when the printer has it.
    { askedAt: ago(31), givenAt: ago(29), printedAt: null, state: 'given' },
    { askedAt: ago(50), givenAt: ago(30), printedAt: null, state: 'failed' },
    { askedAt: ago(50), givenAt: ago(30), printedAt: ago(0), state: 'printed' },
  ])('that was asked for and given as in $askedAt, $givenAt, $printedAt is $state [DAY-211]', ({ state, ...times }) => {
    expect(judgeTrial(times, now)).toBe(state)
  })
})
