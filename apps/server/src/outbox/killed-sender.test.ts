import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { Instant } from '@comanda/rules/time/calendar'
import { expect, it } from 'vitest'
import { outboxMessage } from '../database/schema/outbox.ts'
import { transact } from '../database/transact.ts'
import { createTestDatabase } from '../testing/database/test-database.ts'
import { openMailbox } from '../testing/mail/mailbox.ts'
import { runServer } from '../testing/run-server.ts'
import { saveOutgoing } from './outbox.repository.ts'

it('mail whose sender is killed before it could write down that it left is not lost, and leaves at most twice [F-004]', {
  timeout: 120_000,
}, async () => {
  const database = await createTestDatabase()
  const mailbox = await openMailbox()
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'comanda-mail-'))
  const start = () =>
    runServer({
      DATABASE_URL: database.url,
      DATA_DIR: dataDirectory,
      COMANDA_DEMO: '0',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'avisos@casacomanda.example',
    })
  const read = async () => (await database.db.select().from(outboxMessage))[0]
  const until = async (isDone: () => Promise<boolean> | boolean) => {
    while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  const killed = await start()
  mailbox.beforeYes = async () => {
    await killed.stop('SIGKILL')
  }
  await transact(database.db, (tx) =>
    saveOutgoing(tx, {
      siteId: casaComanda.website.id,
      channel: 'mail',
      key: 'one',
      recipient: 'ana@demo.example',
      subject: 'Hola',
      body: 'Hola, Ana',
    }),
  )
  await until(() => mailbox.received.length === 1)
  await killed.stop('SIGKILL')
  expect(await read()).toMatchObject({ state: 'waiting', tries: 1, claimedUntil: expect.any(Number) })

  // Its claim expires; then the next instances take it over, even two at once.
  mailbox.beforeYes = async () => {}
  await database.db.update(outboxMessage).set({ claimedUntil: (Date.now() - 1) as Instant })
  const next = await Promise.all([start(), start()])
  await until(async () => (await read())?.state === 'sent')
  await Promise.all(next.map((server) => server.stop()))
  expect(await read()).toMatchObject({ tries: 2, interruptions: 1 })
  expect(mailbox.received).toHaveLength(2)
  const ids = mailbox.received.map(({ source }) => /^Message-ID: .*$/m.exec(source)?.[0])
  expect(ids[0]).toBe(ids[1])

  await mailbox.close()
  await database.drop()
  await rm(dataDirectory, { recursive: true, force: true })
})
