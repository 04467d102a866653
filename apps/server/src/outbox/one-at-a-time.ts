/** A request while it runs makes it run once more afterwards: a slow mail server never takes two of the job places. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isAskedAgain = false
  return async () => {
    isAskedAgain = true
    if (isRunning) return
    isRunning = true
    try {
      while (isAskedAgain) {
        isAskedAgain = false
        await run()
      }
    } finally {
      isRunning = false
    }
  }
}
