import { describe, expect, it } from 'vitest'
import type { Instant } from '../time/calendar.ts'
import { judgeTicket } from './judge-ticket.ts'

const times = { soonAfterMinutes: 10, lateAfterMinutes: 20 }
const due = 1_800_000_000_000
const judge = (seconds: number) => judgeTicket(due as Instant, (due + seconds * 1000) as Instant, times)

describe('a ticket', () => {
  it.each([
    [-601, { pace: 'early', minutes: 10 }],
    [-60, { pace: 'early', minutes: 1 }],
    [-59, { pace: 'timely', minutes: 0 }],
    [0, { pace: 'timely', minutes: 0 }],
    [599, { pace: 'timely', minutes: 9 }],
    [600, { pace: 'soon', minutes: 10 }],
    [1_199, { pace: 'soon', minutes: 19 }],
    [1_200, { pace: 'late', minutes: 20 }],
  ])('%d seconds after it was due is %o [DAY-083]', (seconds, judged) => {
    expect(judge(seconds)).toEqual(judged)
  })
})
