export interface Turns {
  countWaiting(): number
  take<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Lets so many pieces of work be under way at once, in the order in which they came. */
export function createTurns({ atOnce }: { readonly atOnce: number }): Turns {
  let free = atOnce
  const waiting: (() => void)[] = []
  return {
    countWaiting: () => waiting.length,
    async take(work) {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next === undefined) free += 1
        else next()
      }
    },
  }
}
