/** Hosts that a page may load from, post to or frame; all others are blocked. */
export interface PagePolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly forms: readonly string[]
}

/** For a provider whose own page the diner is sent to: nothing of it runs in ours. */
export const nothingAllowed: PagePolicy = { scripts: [], frames: [], connects: [], forms: [] }
