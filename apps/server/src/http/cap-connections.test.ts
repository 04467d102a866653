import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { capConnections } from './cap-connections.ts'

class FakeSocket extends EventEmitter {
  said = ''
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  end(text: string): this {
    this.said = text
    return this
  }
  destroySoon(): void {
    this.emit('close')
  }
}

function knock(most: number, trustedProxies = 0) {
  const server = createServer()
  server.removeAllListeners('connection')
  capConnections(server, { trustedProxies, most })
  return (address: string) => {
    const socket = new FakeSocket(address)
    server.emit('connection', socket as unknown as Socket)
    return socket
  }
}

it('is refused beyond what one address may hold open, and let in once another has gone [F-066]', () => {
  const connect = knock(2)
  const [first] = [connect('203.0.113.7'), connect('203.0.113.7')]
  expect(connect('::ffff:203.0.113.7').said).toMatch(/^HTTP\/1\.1 429 .*retry-after: 10/s)
  expect(connect('203.0.113.8').said).toBe('')
  first?.emit('close')
  expect(connect('203.0.113.7').said).toBe('')
})

it('counts a network of the newer kind as one caller [F-066]', () => {
  const connect = knock(1)
  expect(connect('2001:db8:0:1::1').said).toBe('')
  expect(connect('2001:db8:0:1:ffff::2').said).toContain('429')
  expect(connect('2001:db8:0:2::1').said).toBe('')
})

it.each([
  ['one’s own machine', 0, '127.0.0.1'],
  ['one’s own machine, written anew', 0, '::1'],
  ['a proxy in front', 1, '203.0.113.7'],
])('never caps %s [F-066]', (_who, proxies, address) => {
  const connect = knock(1, proxies)
  expect([connect(address), connect(address), connect(address)].map(({ said }) => said)).toEqual(['', '', ''])
})
