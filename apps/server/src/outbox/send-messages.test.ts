import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { Instant } from '@comanda/rules/time/calendar'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { transact } from '../database/transact.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { type Mailbox, openMailbox } from '../testing/mail/mailbox.ts'
import { keepMessages } from './keep-messages.job.ts'
import { type OutgoingMessage, saveOutgoing } from './outbox.repository.ts'
import { sendMessages } from './send-messages.job.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

const minute = 60_000
let database: TestDatabase
let mailbox: Mailbox
let smtp: Transport
let now: Instant
let alarms: string[]

beforeEach(async () => {
  database = await createTestDatabase()
  mailbox = await openMailbox()
  smtp = createSmtpTransport({ url: mailbox.url, from: 'avisos@casacomanda.example' })
  now = testNow as Instant
  alarms = []
})
afterEach(async () => {
  await mailbox.close()
  await database.drop()
})

const write = (key: string, more: Partial<OutgoingMessage> = {}) =>
  transact(database.db, (tx) =>
    saveOutgoing(tx, {
      siteId: casaComanda.website.id,
      channel: 'mail',
      key,
      recipient: 'ana@demo.example',
      subject: 'Tu pedido, señora Ñ',
      body: 'Hola, Ana',
      html: '<p>Hola, Ana</p>',
      senderName: 'Casa Comanda',
      replyTo: 'hola@casacomanda.example',
      ...more,
    }),
  )
const round = (db = database.db) =>
  sendMessages({ database: db, transports: { mail: smtp }, now: () => now, alarm: (text) => alarms.push(text) })
const stored = () => database.db.select().from(outboxMessage).orderBy(asc(outboxMessage.key))
const waitMinutes = (count: number) => {
  now = (now + count * minute) as Instant
}

describe('mail that waits in the outbox [F-004]', () => {
  it('leaves once, under the site’s name, as text and as HTML', async () => {
    await write('one')
    await round()
    await round()
    expect(mailbox.received).toHaveLength(1)
    const [mail] = mailbox.received
    expect(mail?.to).toBe('ana@demo.example')
    expect(mail?.source).toContain('From: Casa Comanda <avisos@casacomanda.example>')
    expect(mail?.source).toContain('Reply-To: Casa Comanda <hola@casacomanda.example>')
    expect(mail?.source).toContain('Content-Type: text/plain')
    expect(mail?.source).toContain('<p>Hola, Ana</p>')
    const [row] = await stored()
    expect(row).toMatchObject({ state: 'sent', sentAt: testNow, tries: 1, lastError: null, claimedUntil: null })
    expect(mail?.source).toContain(`Message-ID: <${row?.id}@casacomanda.example>`)
  })

  it('is written with its reason or not at all', async () => {
    const reason = transact(database.db, async (tx) => {
      await saveOutgoing(tx, {
        siteId: casaComanda.website.id,
        channel: 'mail',
        key: 'undone',
        recipient: 'ana@demo.example',
        subject: '',
        body: '',
      })
      throw new Error('the reason fell through')
    })
    await expect(reason).rejects.toThrow('fell through')
    await round()
    expect(mailbox.received).toEqual([])
  })

  it('leaves only when it is due', async () => {
    await write('tomorrow', { dueAt: (now + 10 * minute) as Instant })
    await round()
    expect(mailbox.received).toEqual([])
    waitMinutes(10)
    await round()
    expect(mailbox.received).toHaveLength(1)
  })

  it('is tried again after growing waits, and leaves when the server takes it', async () => {
    mailbox.answer = { at: 'data', code: 451 }
    await write('slow')
    await round()
    expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1, dueAt: now + minute }])
    await round()
    expect(await stored()).toMatchObject([{ tries: 1 }])
    waitMinutes(1)
    await round()
    expect(await stored()).toMatchObject([{ tries: 2, dueAt: now + 5 * minute }])
    mailbox.answer = null
    waitMinutes(5)
    await round()
    expect(mailbox.received).toHaveLength(1)
    expect(await stored()).toMatchObject([{ state: 'sent', tries: 3 }])
  })

  it('is given up after the last try, kept with its reason, and told to a person', async () => {
    mailbox.answer = { at: 'recipient', code: 450 }
    await write('never')
    const tries: number[] = []
    for (let turn = 0; turn < 20; turn++) {
      await round()
      tries.push((await stored())[0]?.tries ?? 0)
      waitMinutes(24 * 60)
    }
    expect(tries.at(-1)).toBe(8)
    expect(await stored()).toMatchObject([{ state: 'failed', sentAt: null, lastError: expect.stringContaining('450') }])
    expect(alarms).toEqual([expect.stringContaining('(never) was given up')])
    expect(alarms[0]).not.toContain('ana@')
  })

  it('is given up at once where the server says that nobody lives there', async () => {
    mailbox.answer = { at: 'recipient', code: 550 }
    await write('nobody')
    await round()
    expect(await stored()).toMatchObject([{ state: 'failed', tries: 1 }])
  })

  it('waits while no server answers, and one message is enough to see it', async () => {
    await mailbox.close()
    await write('a')
    await write('b')
    await round()
    expect((await stored()).map(({ state, tries }) => [state, tries])).toEqual([
      ['waiting', 1],
      ['waiting', 0],
    ])
    mailbox = await openMailbox()
    smtp = createSmtpTransport({ url: mailbox.url, from: 'avisos@casacomanda.example' })
    waitMinutes(1)
    await round()
    expect(mailbox.received).toHaveLength(2)
  })

  it('does not wait behind one that cannot be made', async () => {
    await write('broken', { attachments: [{ kind: 'receipt', name: 'x.pdf', receipt: {} as never }] })
    await write('whole')
    await round()
    expect((await stored()).map(({ state }) => state)).toEqual(['waiting', 'sent'])
  })

  it('leaves once with two instances that look at the same moment', async () => {
    const other = await openDatabase({ url: database.url })
    for (let count = 0; count < 20; count++) await write(`m${count}`, { recipient: `guest${count}@demo.example` })
    await Promise.all([round(), round(other.db), round(), round(other.db)])
    await other.close()
    expect(mailbox.received.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 20 }, (_, count) => `guest${count}@demo.example`).sort(),
    )
    expect((await stored()).every(({ state, tries }) => state === 'sent' && tries === 1)).toBe(true)
  })

  it('is not sent a third time when two tries were cut off', async () => {
    await write('cut')
    const cut = { interruptions: 1, tries: 2, claimedUntil: (now - 1) as Instant }
    await database.db.update(outboxMessage).set(cut)
    await round()
    expect(mailbox.received).toEqual([])
    expect(await stored()).toMatchObject([{ state: 'failed', lastError: expect.stringContaining('may have left') }])
  })

  it('is not sent days later, when a transport is set up at last', async () => {
    await write('stale')
    await keepMessages(database.db, {})
    expect(await stored()).toMatchObject([{ state: 'waiting', lastError: 'kept: no mail transport is set up' }])
    await database.db.update(outboxMessage).set({ createdAt: (Date.now() - 49 * 60 * minute) as Instant })
    await round()
    expect(mailbox.received).toEqual([])
    expect(await stored()).toMatchObject([{ state: 'failed' }])
  })

  it('goes to one address, whatever is written in it', async () => {
    await write('list', { recipient: 'ana@demo.example, eva@demo.example' })
    await round()
    expect(mailbox.received).toEqual([])
    expect(await stored()).toMatchObject([{ state: 'failed' }])
  })
})
