import { randomUUID } from 'node:crypto'
import { sendContactForm } from '@comanda/contract/calls/website'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { Instant } from '@comanda/rules/time/calendar'
import { desc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outboxMessage } from '../database/schema/outbox.ts'
import { contactMessage } from '../database/schema/website.ts'
import { keepMessages } from '../outbox/keep-messages.job.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let house: TestApp
let now = testNow as Instant
beforeEach(async () => {
  now = testNow as Instant
  house = await createTestApp({ now: () => now })
})
afterEach(() => house.close())

const form = {
  name: 'Ana García',
  email: 'Ana@demo.example',
  phone: '600 000 001',
  message: '¿Tenéis tronas para niños?',
  privacy: true,
}
const stored = () => house.database.db.select().from(contactMessage)
/** To the venue first. */
const outbox = () => house.database.db.select().from(outboxMessage).orderBy(desc(outboxMessage.recipient))

describe('POST /Web/sendContactForm', () => {
  it('stores the message, puts a mail to the venue in the outbox, and tells the sender [API-050] [SHELL-066]', async () => {
    expect(await house.client.sendContactForm(form)).toEqual({ status: 'OK' })
    expect(await stored()).toMatchObject([{ name: 'Ana García', email: 'ana@demo.example', message: form.message }])
    expect(await outbox()).toMatchObject([
      { channel: 'mail', recipient: casaComanda.website.email, subject: 'Casa Comanda: Ana García', state: 'waiting' },
      { channel: 'mail', recipient: 'ana@demo.example', subject: 'Casa Comanda: hemos recibido tu mensaje' },
    ])
    expect((await outbox())[0]).toMatchObject({ replyTo: 'ana@demo.example' })
    const [toVenue, toSender] = await outbox()
    expect(toVenue?.body).toContain(form.message)
    // Else the form would carry anybody's words to anybody's address.
    expect(`${toSender?.body}${toSender?.html}`).not.toContain(form.message)
  })

  it('sends once what is sent twice with the same key', async () => {
    const key = randomUUID()
    const options = { keys: house.keys, session: () => house.session, standing: nowhere }
    const send = () =>
      house.app.inject({
        method: 'POST',
        url: `/api/Web/sendContactForm${toQuery(writeEnvelope(options, sendContactForm, testNow))}`,
        headers: { 'idempotency-key': key },
        payload: { ...form, privacy: '1' },
      })
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200])
    expect([(await stored()).length, (await outbox()).length]).toEqual([1, 2])
  })

  it('keeps a name from beginning a header of the mail', async () => {
    await house.client.sendContactForm({ ...form, name: 'Ana\r\nBcc: all@demo.example' })
    expect((await outbox())[0]?.subject).toBe('Casa Comanda: Ana Bcc: all@demo.example')
  })

  it('takes no more than three messages from one sender in ten minutes', async () => {
    for (let sent = 0; sent < 3; sent++) await house.client.sendContactForm(form)
    const fourth = await house.client.sendContactForm({ ...form, email: 'ANA@demo.example' })
    expect(fourth).toMatchObject({ refused: 'too-many-requests' })
    expect(await house.client.sendContactForm({ ...form, email: 'eva@demo.example' })).toEqual({ status: 'OK' })
    now = (testNow + 10 * 60_000 + 1) as Instant
    expect(await house.client.sendContactForm(form)).toEqual({ status: 'OK' })
  })

  it('keeps mail that cannot leave, and says why', async () => {
    await house.client.sendContactForm(form)
    await keepMessages(house.database.db, {})
    const kept = { state: 'waiting', lastError: 'kept: no mail transport is set up' }
    expect(await outbox()).toMatchObject([kept, kept])
  })
})
