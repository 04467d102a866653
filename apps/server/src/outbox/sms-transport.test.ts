import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { Instant } from '@comanda/rules/time/calendar'
import { type Sandbox, startSandbox } from '@comanda/sandbox/sandbox'
import { openStandIn } from '@comanda/sandbox/sms/stand-in'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outboxMessage } from '../database/schema/outbox.ts'
import { transact } from '../database/transact.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { postSms } from './post-sms.ts'
import { sendMessages } from './send-messages.job.ts'
import { createSmsTransport } from './sms-transport.ts'

let database: TestDatabase
let sandbox: Sandbox
let now: Instant
beforeEach(async () => {
  database = await createTestDatabase()
  sandbox = await startSandbox(['sms'])
  now = testNow as Instant
})
afterEach(async () => {
  await sandbox.close()
  await database.drop()
})

const siteId = casaComanda.website.id
const write = (key: string, recipient = '+34600111222') =>
  transact(database.db, (tx) => postSms(tx, { siteId, key, recipient, body: 'Centro: su pedido 7' }))
const round = (token = 'sandbox-token') => {
  const sms = createSmsTransport({ url: `${sandbox.url}/sms`, token })
  return sendMessages({ database: database.db, transports: { sms }, now: () => now, alarm: () => {} })
}
const stored = () => database.db.select().from(outboxMessage).orderBy(asc(outboxMessage.key))
const heard = () => [...sandbox.books(openStandIn).values()]

describe('a text message [F-004]', () => {
  it('is handed to the gateway once', async () => {
    await write('one')
    await round()
    await round()
    expect(heard()).toEqual([{ to: '+34600111222', text: 'Centro: su pedido 7' }])
    expect(await stored()).toMatchObject([{ state: 'sent', tries: 1 }])
  })

  it.each(['refuse', 'error', 'reset-after'] as const)(
    'is tried again after «%s», and is still one message',
    async (fault) => {
      sandbox.knobs.failNext('/sms', fault)
      await write('one')
      await round()
      expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1 }])
      now = (now + 60_000) as Instant
      await round()
      expect(heard()).toHaveLength(1)
      expect(await stored()).toMatchObject([{ state: 'sent', tries: 2 }])
    },
  )

  it('is given up where the gateway does not take the number, and waits where it does not take the token', async () => {
    await write('a', 'nobody')
    await round()
    expect(await stored()).toMatchObject([{ state: 'failed' }])
    await write('b')
    await round('wrong')
    expect(await stored()).toMatchObject([
      { state: 'failed' },
      { state: 'waiting', lastError: 'the gateway answered 401' },
    ])
    expect(heard()).toEqual([])
  })
})
