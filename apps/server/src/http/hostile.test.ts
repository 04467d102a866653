import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { exampleCartId, exampleLineId } from '@comanda/contract/examples/cart'
import { isRefusal } from '@comanda/contract/refusals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { add, begin } from '../testing/cart/carts.ts'
import { createRandom } from '../testing/create-random.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { type HostileRequest, makeHostileRequest } from '../testing/http/hostile-requests.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** `npm run hostile` sends many more of them than every test run does. */
const count = Number(process.env.HOSTILE_REQUESTS ?? 3_000)
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_115)
const patience = Number(process.env.HOSTILE_SECONDS ?? 120) * 1_000
const atOnce = 12

let shop: TestApp
const faults: string[] = []
beforeAll(async () => {
  shop = await createTestApp({
    pages: true,
    requestsPerMinute: 10_000_000,
    trustedProxies: 1,
    log: { level: 'error', stream: { write: (line) => faults.push(line) } },
  })
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => shop.close())

it('no request whatever makes the server fail [F-065]', { timeout: patience + 60_000 }, async () => {
  const random = createRandom(seed)
  const visits = [await shop.visit(), await shop.visit({ as: 'ana@demo.example' })]
  const known = await Promise.all(visits.map(beginCart))
  const address = shop.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const until = performance.now() + patience
  const statuses = new Map<number, number>()
  const failed: string[] = []
  let sent = 0
  const work = async () => {
    while (sent < count && performance.now() < until) {
      const turn = sent++
      const visit = visits[turn % 2] as Visit
      const request = makeHostileRequest({ visit, known: known[turn % 2] ?? {}, now: testNow, random })
      // Each comes from another address: a rate limit would hide what lies behind it.
      const headers = { 'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`, ...request.headers }
      const status = await put({ ...request, headers }, agent, address.port)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500)
        failed.push(`${status} ${request.method} ${request.url.slice(0, 300)} ${String(request.body).slice(0, 400)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()
  const told = [...statuses].toSorted(([one], [other]) => one - other).map(([status, times]) => `${status} ×${times}`)
  if (process.env.HOSTILE_REQUESTS !== undefined) console.log(`${sent} requests: ${told.join(', ')}`)
  expect({ failed: failed.slice(0, 5), faults: faults.slice(0, 5) }).toEqual({ failed: [], faults: [] })
  expect(sent).toBeGreaterThanOrEqual(Math.min(count, 500))
  // Most are refused, but enough pass to reach the handlers and the database.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(sent / 50)
  const alive = await visits[0]?.client.getStores({})
  expect(alive !== undefined && !isRefusal(alive)).toBe(true)
})

/** A cart of its own, so that a request gets further than «not found». */
async function beginCart({ client }: Visit): Promise<Readonly<Record<string, string>>> {
  const { cartId } = await begin(client)
  const { lineId } = await add(client, cartId, 'pulpo-a-la-gallega')
  return { [exampleCartId]: cartId, [exampleLineId]: lineId }
}

function put({ method, url, headers, body }: HostileRequest, agent: Agent, port: number): Promise<number> {
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const sending = ask(
      { host: '127.0.0.1', port, agent, method, path: url, headers: { ...headers, ...length } },
      (reply: IncomingMessage) => {
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
        // A stream that opens has answered.
        if (reply.headers['content-type']?.startsWith('text/event-stream')) sending.destroy()
      },
    )
    // A connection that the server ends at once counts as refused too.
    sending.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(0) : reject(error),
    )
    sending.end(body ?? undefined)
  })
}
