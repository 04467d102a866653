/** Deeper than any real request, and far below the depth at which a recursive reader would overflow. */
const deepest = 32

/**
 * Whether data can be processed at all. Every text must be one that the database can store: no zero byte, no half of a
 * surrogate pair. It does not call itself, so deep nesting is harmless.
 */
export function isPlainData(data: unknown): boolean {
  let level: readonly unknown[] = [data]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return false
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string' && !isPlainText(value)) return false
      if (typeof value !== 'object' || value === null) continue
      for (const [name, member] of Object.entries(value)) {
        if (!isPlainText(name)) return false
        next.push(member)
      }
    }
    level = next
  }
  return true
}

function isPlainText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
