/** Goes to another page. What waits for this goes on waiting, so that a button stays still until its page is gone. */
export function leavePage(address: string): Promise<never> {
  location.assign(address)
  return untilGone()
}

/** Waits until the page, which is being left, is gone. */
export function untilGone(): Promise<never> {
  return new Promise(() => undefined)
}
