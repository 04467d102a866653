import { describe, expect, it } from 'vitest'
import type { Instant } from '../time/calendar.ts'
import { judgeTicket } from './judge-ticket.ts'
import type { KitchenItemState } from './kitchen-item.ts'

const times = { soonAfterMinutes: 10, lateAfterMinutes: 20 }
const due = 1_800_000_000_000
const item = (state: KitchenItemState, firedAt: number | null = null) => ({ state, firedAt: firedAt as Instant | null })
const judge = (seconds: number, items = [item('queued')]) =>
  judgeTicket({ dueAt: due as Instant, items }, (due + seconds * 1000) as Instant, times)

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

  it.each([
    ['nothing but what is held', [item('held')], 'timely'],
    ['what is ready or served', [item('ready'), item('served'), item('voided')], 'timely'],
    ['one dish that is cooked beside them', [item('held'), item('served'), item('cooking')], 'late'],
    ['a course that was fired a minute ago', [item('served'), item('queued', due + 1_740_000)], 'timely'],
    ['a course that was fired ten minutes ago', [item('served'), item('queued', due + 1_200_000)], 'soon'],
    ['a course that was fired, beside a first one that waits', [item('cooking'), item('queued', due)], 'late'],
  ])('of %s half an hour after it was due is judged by what is to be cooked now [DAY-083]', (_, items, pace) => {
    expect(judge(1_800, items)).toMatchObject({ pace })
  })
})
