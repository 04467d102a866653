import { expect, it } from 'vitest'
import { countJourneys } from './count-journeys.ts'

it('a journey that needed a second try has failed', () => {
  expect(countJourneys({ expected: 3, unexpected: 0, flaky: 0 })).toEqual({ passed: 3, failed: 0 })
  expect(countJourneys({ expected: 3, unexpected: 1, flaky: 2 })).toEqual({ passed: 3, failed: 3 })
})
