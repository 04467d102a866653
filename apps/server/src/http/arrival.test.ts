import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ arrivalMs: 1_000 })
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => shop.close())

it.each([
  [
    'body',
    'POST /api/Login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n',
  ],
  ['head', 'GET /api/docs HTTP/1.1\r\nhost: localhost\r\nx: '],
])('a %s that drips is cut off, however lively it drips [F-066]', { timeout: 60_000 }, async (_what, start) => {
  const address = shop.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const socket = connect(address.port, '127.0.0.1')
  socket.on('error', () => {})
  let said = ''
  socket.on('data', (bytes) => {
    said += bytes
  })
  socket.write(start)
  const drip = setInterval(() => socket.write('x'), 100)
  const since = performance.now()
  await once(socket, 'close')
  clearInterval(drip)
  expect(said).toContain('408')
  // Node's own interval alone would let it live for half a minute.
  expect(performance.now() - since).toBeLessThan(15_000)
})
