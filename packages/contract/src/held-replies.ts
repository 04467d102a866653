/** A reply that is at hand, and the tag by which the server knows it. */
export interface HeldReply {
  readonly tag: string
  readonly reply: unknown
}

/** The last replies by their addresses, in this page's memory alone: what boards say of guests must stay on no disk. */
export interface HeldReplies {
  find(url: string): HeldReply | undefined
  hold(url: string, held: HeldReply): void
  forget(): void
}

/** A page shows a board or two; its person may look at one of another store and come back. */
const mostHeld = 8

export function createHeldReplies(): HeldReplies {
  const byUrl = new Map<string, HeldReply>()
  return {
    find: (url) => byUrl.get(url),
    hold(url, held) {
      byUrl.delete(url)
      byUrl.set(url, held)
      // A map keeps the order of arrival, so the first is the oldest.
      const [oldest] = byUrl.keys()
      if (byUrl.size > mostHeld && oldest !== undefined) byUrl.delete(oldest)
    },
    forget: () => byUrl.clear(),
  }
}
