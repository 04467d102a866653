/** A host as requests name it. */
export interface Host {
  /** In lower case, without the port. */
  readonly name: string
  readonly port: string | null
}

const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
const name = `(?:${label}\\.)*${label}`
const shape = new RegExp(`^(?<name>${name}|\\[[0-9a-f:.]{2,45}\\])(?::(?<port>\\d{1,5}))?$`)

/**
 * A host is a name and digits, nothing else. `casa.example:80@evil.example` begins like one, but an address made of it
 * leads to evil.example.
 */
export function readHost(text: string): Host | undefined {
  const known = lately.get(text)
  if (known !== undefined) return known
  const host = parseHost(text)
  if (host === undefined) return undefined
  if (lately.size >= mostLately) lately.clear()
  lately.set(text, host)
  return host
}

/** Every request names one, mostly the same few. */
const lately = new Map<string, Host>()
const mostLately = 5_000

function parseHost(text: string): Host | undefined {
  if (text.length > 260) return undefined
  const found = shape.exec(text.toLowerCase())?.groups
  if (found?.name === undefined || Number(found.port ?? 1) > 65_535) return undefined
  return { name: found.name, port: found.port ?? null }
}
