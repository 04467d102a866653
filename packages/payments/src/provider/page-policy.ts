/** Hosts that a page may load from, post to or frame; all others are blocked. */
export interface PagePolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly forms: readonly string[]
}
