import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announceDemo } from '../announce-demo.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { transact } from '../database/transact.ts'
import { saveOutgoing } from '../outbox/outbox.repository.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let demo: TestApp
let real: TestApp
beforeAll(async () => {
  demo = await createTestApp({ fallbackHost: 'localhost' })
  real = await createTestApp({ beside: demo })
  await transact(demo.database.db, (tx) =>
    saveOutgoing(tx, {
      siteId: casaComanda.website.id,
      channel: 'mail',
      key: 'one',
      recipient: 'ana@demo.example',
      subject: 'Hola <b>Ana</b>',
      body: 'a < b',
      html: '<p>Hola</p>',
      attachments: [{ kind: 'calendar', name: 'reserva.ics', text: 'BEGIN:VCALENDAR' }],
    }),
  )
})
afterAll(async () => {
  await real.close()
  await demo.close()
})

describe('the outbox of the demo [F-004]', () => {
  it('shows what would have left, as text and nothing else, and says that it has not', async () => {
    const { body, headers } = await demo.app.inject('/demo/outbox')
    expect(body).toContain('Hola &#60;b&#62;Ana&#60;/b&#62;')
    expect(body).toContain('a &#60; b')
    expect(body).toContain('mail to ana@demo.example · waiting')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('shows a mail as its reader sees it, where nothing can run, and hands out its attachments', async () => {
    const [message] = await demo.database.db.select().from(outboxMessage)
    const mail = await demo.app.inject(`/demo/outbox/${message?.id}/html`)
    expect(mail.body).toBe('<p>Hola</p>')
    expect(mail.headers['content-security-policy']).toContain("default-src 'none'")
    const file = await demo.app.inject(`/demo/outbox/${message?.id}/file/0`)
    expect([file.body, file.headers['content-disposition']]).toEqual([
      'BEGIN:VCALENDAR',
      'attachment; filename="reserva.ics"',
    ])
    expect((await demo.app.inject(`/demo/outbox/${message?.id}/file/1`)).statusCode).toBe(404)
    expect((await demo.app.inject('/demo/outbox/nothing/html')).statusCode).toBe(404)
  })

  it('is nowhere but in the demo, whose start-up text names it', async () => {
    expect((await real.app.inject('/demo/outbox')).statusCode).toBe(404)
    expect(announceDemo([casaComanda], 'http://127.0.0.1:3000', null).at(-1)).toContain(
      'http://localhost:3000/demo/outbox',
    )
  })
})
