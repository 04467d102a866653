export interface Count {
  readonly passed: number
  readonly failed: number
}

export interface JourneyStats {
  readonly expected: number
  readonly unexpected: number
  readonly flaky: number
}

/** What passes only the second time has failed: the fault is in the page or in the journey, and a visitor meets it too. */
export function countJourneys({ expected, unexpected, flaky }: JourneyStats): Count {
  return { passed: expected, failed: unexpected + flaky }
}
