export interface Count {
  readonly passed: number
  readonly failed: number
}

export interface JourneyStats {
  readonly expected: number
  readonly unexpected: number
  readonly flaky: number
}

/** A journey that passes only the second time has failed: the page or the journey has a fault that visitors meet. */
export function countJourneys({ expected, unexpected, flaky }: JourneyStats): Count {
  return { passed: expected, failed: unexpected + flaky }
}
