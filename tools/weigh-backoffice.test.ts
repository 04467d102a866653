import { beforeAll, expect, it } from 'vitest'
import { buildBackoffice } from './build-backoffice.ts'
import { weighBackoffice } from './weigh-backoffice.ts'

// `npm test` has built it already; somebody who runs this file alone waits for the build.
beforeAll(buildBackoffice, 300_000)

it('keeps the staff’s shell and every screen of it within their budgets', () => {
  const weights = weighBackoffice()
  expect(weights.length).toBeGreaterThan(4)
  const tooHeavy = weights.filter(({ bytes, budget }) => bytes > budget * 1024)
  expect(tooHeavy).toEqual([])
})
