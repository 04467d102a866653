import type { Server } from 'node:http'
import { isIPv6, type Socket } from 'node:net'

/**
 * A whole venue's phones behind one address, each with a handful of connections, stay far below it; a single machine
 * that opens sockets until none is left for others does not.
 */
const mostPerAddress = 2_000

export interface ConnectionCap {
  /** With proxies in front every connection is theirs, and limits are theirs to keep. */
  readonly trustedProxies: number
  readonly most?: number
}

export function capConnections(server: Server, { trustedProxies, most = mostPerAddress }: ConnectionCap): void {
  if (trustedProxies > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const key = toCaller(socket.remoteAddress)
    if (key === undefined) return
    const count = (open.get(key) ?? 0) + 1
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left === 0) open.delete(key)
      else open.set(key, left)
    })
    if (count > most) socket.end(tooMany).destroySoon()
  })
}

const tooMany = 'HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/** One's own machine is never capped. A caller of the newer kind owns a whole network, so that network is counted. */
function toCaller(address: string | undefined): string | undefined {
  if (address === undefined || isLoopback(address)) return undefined
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? expand(plain).slice(0, 4).join(':') : plain
}

export function isLoopback(address: string): boolean {
  return /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address)
}

function expand(address: string): readonly string[] {
  const [start = '', end] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const head = start === '' ? [] : start.split(':')
  const tail = end === undefined || end === '' ? [] : end.split(':')
  return end === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}
