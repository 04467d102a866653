const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Whether an `Accept-Encoding` header accepts an encoding. */
export function accepts(header: string | undefined, name: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [encoding = '', weight = ''] = part.trim().split(/\s*;\s*/)
    return encoding === name && !/^q=0(\.0*)?$/.test(weight)
  })
}

const known = new Map<string, Encoding | undefined>()
const knownAtMost = 200

/** The smallest encoding that the caller can read. Browsers send few different headers, so results are remembered. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined
  if (known.has(header)) return known.get(header)
  const chosen = encodings.find((name) => accepts(header, name))
  if (known.size < knownAtMost) known.set(header, chosen)
  return chosen
}
