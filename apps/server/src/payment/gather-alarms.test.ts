import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gatherAlarms } from './gather-alarms.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('tells the same at once, then once a minute with a count [F-208]', () => {
  const told: string[] = []
  const alarm = gatherAlarms((text) => told.push(text))
  for (let time = 0; time < 500; time += 1) alarm('attempt 1')
  alarm('attempt 2')
  expect(told).toEqual(['attempt 1', 'attempt 2'])
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual(['attempt 1', 'attempt 2', 'attempt 1 (499 more times within a minute)'])
  alarm('attempt 1')
  expect(told).toHaveLength(4)
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveLength(4)
})
