import type { Locator } from '@playwright/test'

export interface Taps {
  readonly tap: (target: Locator) => Promise<void>
  readonly count: () => number
}

/** A finger that counts what it does. */
export function countTaps(): Taps {
  let taps = 0
  return {
    tap: async (target) => {
      taps += 1
      await target.tap()
    },
    count: () => taps,
  }
}
