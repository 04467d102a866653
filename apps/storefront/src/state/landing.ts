let underWay: Promise<unknown> = Promise.resolve()

/** A scanned code begins its order behind the page; nothing covers it meanwhile. */
export function keepLanding(work: Promise<unknown>): void {
  underWay = work.catch(() => undefined)
}

/** What is pressed meanwhile waits for that order, instead of asking for another one. */
export function landingSettled(): Promise<unknown> {
  return underWay
}
