/** Goes to another page. The promise never resolves, so that a button stays busy until its page is gone. */
export function leavePage(address: string): Promise<never> {
  location.assign(address)
  return untilGone()
}

/** Waits until the page that is being left is gone. */
export function untilGone(): Promise<never> {
  return new Promise(() => undefined)
}
