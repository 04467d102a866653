import { connect, type Socket } from 'node:net'

/** A phone that follows a site: a bare socket, so that ten thousand of them fit into one process. */
export interface PhoneLine {
  /** Called with each text that arrives from now on. */
  hear: (text: string) => void
  readonly close: () => void
}

interface Dialled {
  readonly url: string
  readonly path: string
  /** Its own address, as a proxy would tell it, so that no rate limit applies. */
  readonly address: string
  readonly lastEventId?: number
}

/** Resolves once the server has begun the stream. */
export function dial({ url, path, address, lastEventId }: Dialled): Promise<PhoneLine> {
  const { promise, resolve, reject } = Promise.withResolvers<PhoneLine>()
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  const line: PhoneLine = { hear: () => {}, close: () => socket.destroy() }
  let isOpen = false
  socket.setEncoding('latin1')
  socket.on('error', reject)
  socket.on('data', (text: string) => {
    if (isOpen) return line.hear(text)
    isOpen = true
    if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text.slice(0, 200)))
    resolve(line)
    // What was missed may come together with the first bytes.
    queueMicrotask(() => line.hear(text))
  })
  const resume = lastEventId === undefined ? '' : `Last-Event-ID: ${lastEventId}\r\n`
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n${resume}\r\n`)
  return promise
}

export function addressOf(at: number): string {
  return `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
}

/** Many, a hundred at a time. */
export async function dialMany(count: number, dialOne: (at: number) => Promise<PhoneLine>): Promise<PhoneLine[]> {
  const lines: PhoneLine[] = []
  while (lines.length < count) {
    const some = Array.from({ length: Math.min(100, count - lines.length) }, (_, at) => dialOne(lines.length + at))
    lines.push(...(await Promise.all(some)))
  }
  return lines
}
