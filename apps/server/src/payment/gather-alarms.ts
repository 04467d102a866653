const gatherMs = 60_000

/**
 * Anybody may send a forged message of a bank as often as they like, and each is worth an alarm. The first is told at
 * once; those that say the same within a minute are counted, and told together when it is over.
 */
export function gatherAlarms(alarm: (text: string) => void): (text: string) => void {
  const more = new Map<string, number>()
  return (text) => {
    const count = more.get(text)
    if (count !== undefined) {
      more.set(text, count + 1)
      return
    }
    alarm(text)
    more.set(text, 0)
    setTimeout(() => tellMore(text), gatherMs).unref()
  }

  function tellMore(text: string): void {
    const count = more.get(text) ?? 0
    more.delete(text)
    if (count > 0) alarm(`${text} (${count} more times within a minute)`)
  }
}
