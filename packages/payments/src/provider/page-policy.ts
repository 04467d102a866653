/** Hosts a page may load from, post to or frame; nothing else is let in. */
export interface PagePolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly forms: readonly string[]
}
