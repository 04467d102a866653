import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { postCartItem } from '@comanda/contract/calls/cart-line'
import { savePaymentBizumWeb } from '@comanda/contract/calls/save-payment'
import { login } from '@comanda/contract/calls/start'
import { type Client as Caller, createClient } from '@comanda/contract/client'
import type { NewSession } from '@comanda/contract/entities/new-session'
import { nowhere } from '@comanda/contract/envelope'
import { startUp } from '@comanda/contract/start-up'
import type { CartId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { paymentAttempt } from './database/schema/payment.ts'
import { accepted, aLine, begin, look } from './testing/cart/carts.ts'
import { holdLock, isBlockedAt } from './testing/database/hold-lock.ts'
import { testNow } from './testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from './testing/database/test-database.ts'
import { nameCalls } from './testing/http/named-client.ts'
import { sendTo } from './testing/http/open-visit.ts'
import { aPayment } from './testing/payment/paying-shop.ts'
import { type RunningServer, runServer } from './testing/run-server.ts'

const patience = 120_000
let dataDirectory: string
let database: TestDatabase
let server: RunningServer
let visitor: Caller
let cartId: CartId

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'comanda-repeats-'))
  database = await createTestDatabase()
  server = await start()
}, patience)
afterAll(async () => {
  await server.stop()
  await database.drop()
  await rm(dataDirectory, { recursive: true, force: true })
})
beforeEach(async () => {
  visitor = await openVisitor()
  cartId = (await begin(nameCalls(visitor))).cartId
})

const start = () =>
  runServer({
    DATABASE_URL: database.url,
    DATA_DIR: dataDirectory,
    COMANDA_DEMO: '0',
    LOG_LEVEL: 'fatal',
    COMANDA_NOW: new Date(testNow).toISOString(),
  })

/** One visitor before and after the kill: the next server has another port. */
async function openVisitor(): Promise<Caller> {
  const send: ReturnType<typeof sendTo> = (request) => sendTo(server.url)(request)
  const { keys, now } = await startUp({ send, host: 'localhost' })
  let session: NewSession | null = null
  const client = createClient({ send, keys, clock: now, newKey: randomUUID, session: () => session, standing: nowhere })
  session = accepted(await client.call(login, {}))
  return client
}

const addWater = (key: string) => visitor.call(postCartItem, { cartId, ...aLine('agua-mineral') }, { key })

it.each([
  ['between its claim and its effect', 'select from cart for update', 'cart'],
  ['between its effect and its answer', 'lock table idempotency_record in share mode', 'idempotency_record'],
])(
  'a write killed %s: the same key, sent again at once, gets the one true answer [F-003]',
  {
    timeout: patience,
  },
  async (_where, block, table) => {
    const key = randomUUID()
    const unblock = await holdLock(database, block)
    const first = addWater(key).catch(() => 'lost')
    await expect.poll(() => isBlockedAt(database, table), { timeout: 60_000 }).toBe(true)
    await server.stop('SIGKILL')
    expect(await first).toBe('lost')
    await unblock()
    server = await start()
    const answer = accepted(await addWater(key))
    expect(await addWater(key)).toEqual(answer)
    const { cart } = await look(nameCalls(visitor), cartId)
    expect(cart).toMatchObject({ version: answer.version, lines: [{ id: answer.lineId, quantity: 1 }] })
  },
)

it('a payment killed before its attempt is kept: the same key, sent again at once, gets one answer and one attempt [F-003]', {
  timeout: patience,
}, async () => {
  accepted(await addWater(randomUUID()))
  const key = randomUUID()
  const wish = aPayment(cartId, { payment: { ...aPayment(cartId).payment, method: 'bizum' } })
  const pay = () => visitor.call(savePaymentBizumWeb, wish, { key })
  const attempts = () => database.db.select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId))
  const unblock = await holdLock(database, 'lock table payment_attempt in share mode')
  const first = pay().catch(() => 'lost')
  await expect.poll(() => isBlockedAt(database, 'payment_attempt'), { timeout: 60_000 }).toBe(true)
  await server.stop('SIGKILL')
  expect(await first).toBe('lost')
  await unblock()
  expect(await attempts()).toEqual([])
  server = await start()
  const answer = accepted(await pay())
  expect(answer).toMatchObject({ state: 'action', next: { kind: 'post-form', protocol: 'redirect' } })
  expect(await pay()).toEqual(answer)
  expect(await attempts()).toMatchObject([{ id: answer.attemptId, state: 'challenged' }])
})
