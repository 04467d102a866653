const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Whether an `Accept-Encoding` header accepts an encoding. */
export function accepts(header: string | undefined, name: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [encoding = '', weight = ''] = part.trim().split(/\s*;\s*/)
    return encoding === name && !/^q=0(\.0*)?$/.test(weight)
  })
}

const known = new Map<string, readonly Encoding[]>()
const knownAtMost = 200

/** The encodings that the caller can read, smallest first. Browsers send few different headers, so they are remembered. */
export function listEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return []
  const remembered = known.get(header)
  if (remembered !== undefined) return remembered
  const accepted = encodings.filter((name) => accepts(header, name))
  if (known.size < knownAtMost) known.set(header, accepted)
  return accepted
}
