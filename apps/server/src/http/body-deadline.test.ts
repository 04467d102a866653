import { connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { registerBodyDeadline } from './body-deadline.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ arrivalMs: 1_000 })
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => shop.close())

it('leaves a request alone that came by no connection', async () => {
  const app = fastify()
  registerBodyDeadline(app, 10)
  // Whoever is answered before the body was read never reads it.
  app.addHook('onRequest', (_request, reply) => reply.code(403).send())
  app.post('/', () => '')
  expect((await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })).statusCode).toBe(403)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await app.close()
})

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
  let drops = 0
  const drip = setInterval(() => {
    drops += 1
    socket.write('x')
  }, 100)
  // A drop that is on its way meanwhile makes the end an error.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  expect(said).toContain('408')
  // Node's own interval alone would let it live for half a minute, which is twice as many.
  expect(drops).toBeLessThan(150)
})
