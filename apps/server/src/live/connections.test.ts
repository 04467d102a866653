import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { type SessionId, type SiteId, toId } from '@comanda/rules/ids'
import { afterEach, expect, it, vi } from 'vitest'
import { until } from '../testing/until.ts'
import { type Connections, createConnections } from './connections.ts'
import type { Subscription } from './followers.ts'
import { beginStream } from './stream.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const [siteId, sessionId] = [toId<SiteId>(1), toId<SessionId>('a')]
const line = { siteId, sessionId, topics: ['products'], hears: () => true }
const turnMs = 2
const event = { siteId, id: 8, topic: 'products', message: { dish: 'ñ' } }

it('gives every stream its sign of life, once in all turns', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  closing.push(() => vi.useRealTimers())
  const { port, subscriptions } = await serve(({ connections, response }) => connections.open(response, line, nothing))
  const streams = await Promise.all([listen(port), listen(port)])
  await until(() => subscriptions.length === 2)
  for (let round = 1; round <= 3; round += 1) {
    for (let turn = 1; turn <= 25; turn += 1) vi.advanceTimersByTime(turnMs)
    const told = `retry: 2000\nid: 7\n\n${':\n\n'.repeat(round)}`
    await until(() => streams.every(({ text }) => text.length >= told.length))
    expect(streams.map(({ text }) => text)).toEqual([told, told])
  }
})

it('sends what was missed, then what came meanwhile, each once', async () => {
  const missed = Promise.withResolvers<{ events: (typeof event)[]; complete: boolean }>()
  const { port, subscriptions } = await serve(({ connections, response }) =>
    connections.open(response, line, () => missed.promise),
  )
  const stream = await listen(port)
  subscriptions[0]?.deliver([event, { ...event, id: 9 }])
  missed.resolve({ events: [event], complete: false })
  const told = (id: number) => `id: ${id}\nevent: products\ndata: {"dish":"ñ"}\n\n`
  await expect.poll(() => stream.text.replaceAll(/^:\n\n/gm, '')).toContain(told(9))
  expect(stream.text.replaceAll(/^:\n\n/gm, '')).toBe(
    `retry: 2000\nid: 7\n\nevent: resync\ndata: {}\n\n${told(8)}${told(9)}`,
  )
})

it('keeps its place behind an earlier answer of the same connection', async () => {
  const first = Promise.withResolvers<ServerResponse>()
  const { port, subscriptions } = await serve(({ connections, request, response }) => {
    if (request.url === '/first') first.resolve(response)
    else connections.open(response, line, nothing)
  })
  const socket = connect(port, '127.0.0.1')
  closing.push(() => socket.destroy())
  let text = ''
  socket.setEncoding('utf8').on('data', (more) => (text += more))
  socket.write('GET /first HTTP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n')
  const response = await first.promise
  await expect.poll(() => subscriptions).toHaveLength(1)
  await new Promise(setImmediate)
  subscriptions[0]?.deliver([event])
  expect(text).toBe('')
  response.end('the first answer')
  await expect.poll(() => text).toMatch(/the first answer.*retry: 2000\nid: 7\n\n.*id: 8\n/s)
})

it('lets go of a reader that does not read', async () => {
  const { port, subscriptions } = await serve(({ connections, response }) => connections.open(response, line, nothing))
  const stream = await listen(port)
  await expect.poll(() => subscriptions).toHaveLength(1)
  stream.pause()
  const long = { ...event, message: 'x'.repeat(1_000_000) }
  for (let id = 10; id < 40; id += 1) subscriptions[0]?.deliver([{ ...long, id }])
  await expect.poll(() => subscriptions).toHaveLength(0)
})

async function nothing() {
  return { events: [], complete: true }
}

interface Asked {
  readonly connections: Connections
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function serve(answer: (asked: Asked) => void) {
  const subscriptions: Subscription[] = []
  const hub = {
    subscribe(subscription: Subscription) {
      subscriptions.push(subscription)
      return () => void subscriptions.splice(subscriptions.indexOf(subscription), 1)
    },
  }
  const connections = createConnections(hub, { onTrouble: (error) => expect.unreachable(error.message), turnMs })
  const server = createServer((request, response) => {
    if (request.url !== '/first') beginStream(response, 7)
    answer({ connections, request, response })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    connections.close()
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, subscriptions }
}

async function listen(port: number) {
  const heard = { text: '', pause: () => {} }
  const asking = get({ port, host: '127.0.0.1' })
  closing.push(() => asking.destroy())
  const response = await new Promise<IncomingMessage>((resolve) => asking.on('response', resolve))
  response.setEncoding('utf8').on('data', (more) => (heard.text += more))
  response.on('error', () => {})
  heard.pause = () => response.pause()
  return heard
}
