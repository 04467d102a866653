import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Instant } from '@comanda/rules/time/calendar'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxMessage } from '../database/schema/outbox.ts'
import { transact } from '../database/transact.ts'
import { sendMessages } from '../outbox/send-messages.job.ts'
import { createSmtpTransport } from '../outbox/smtp-transport.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { aReceipt, listMailSamples } from '../testing/mail/mail-samples.ts'
import { type Mailbox, openMailbox } from '../testing/mail/mailbox.ts'
import { type ReadMail, readMail } from '../testing/mail/read-mail.ts'
import { readPdfText } from '../testing/mail/read-pdf-text.ts'
import type { MailFacts, MailName } from './mail-kinds.ts'
import { postMail } from './post-mail.ts'

let database: TestDatabase
let mailbox: Mailbox
beforeAll(async () => {
  database = await createTestDatabase()
  mailbox = await openMailbox()
})
afterAll(async () => {
  await mailbox.close()
  await database.drop()
})

let written = 0
/** Writes one, lets the job send it, and reads what the mail server was given. */
async function send<Name extends MailName>(name: Name, language: LanguageCode, facts: MailFacts[Name]) {
  written++
  const mail = { siteId: casaComanda.website.id, key: `sample:${written}`, recipient: 'ana@demo.example' }
  await transact(database.db, (tx) => postMail(tx, name, { ...mail, language, facts }))
  const transports = { mail: createSmtpTransport({ url: mailbox.url, from: 'avisos@demo.example' }) }
  await sendMessages({ database: database.db, transports, now: () => testNow as Instant, alarm: () => {} })
  return readMail(mailbox.received.at(-1)?.source ?? '')
}
const sample = <Name extends MailName>(name: Name, language: LanguageCode) =>
  send(name, language, listMailSamples(language)[name])

const said: Readonly<Record<MailName, readonly [es: string, ger: string, subjectEs: string, subjectGer: string]>> = {
  'order-confirmed': ['Hemos recibido tu pedido', 'wir haben deine Bestellung', 'pedido n.º 7', 'Bestellung Nr. 7'],
  'order-delayed': ['10 minutos más tarde', '10 Minuten später', 'llegará más tarde', 'verspätet sich'],
  'order-cancelled': ['Te devolvemos 27,80', 'erstatten dir 27,80', 'cancelado', 'storniert'],
  'dish-taken-out': ['Te devolvemos 19,50', 'erstatten dir 19,50', 'cambio en tu pedido', 'Änderung deiner Bestellung'],
  'share-paid': ['Has pagado 27,80', 'du hast 27,80', 'has pagado 27,80', 'Du hast 27,80'],
  'refund-made': ['Hemos devuelto 27,80', 'wir haben 27,80', 'te hemos devuelto 27,80', 'Wir haben 27,80'],
  'receipt-again': [
    'otra vez el recibo',
    'noch einmal der Beleg',
    'recibo del pedido n.º 7',
    'Beleg zu Bestellung Nr. 7',
  ],
  'booking-confirmed': ['para 4 personas: el', 'für 4 Personen', 'Tu reserva en', 'Deine Reservierung bei'],
  'booking-changed': ['para 4 personas: el', 'für 4 Personen', 'ha cambiado', 'wurde geändert'],
  'booking-cancelled': ['queda cancelada', 'ist abgesagt', 'Reserva cancelada', 'abgesagt'],
  'booking-called-off': ['no tenemos sitio', 'keinen Platz', 'queda cancelada', 'ist abgesagt'],
  'booking-reminder': ['para 4 personas: el', 'für 4 Personen', 'Mañana te esperamos', 'Morgen erwarten wir'],
  'venue-news': ['Una trona, por favor.', 'Una trona, por favor.', 'Reserva: 21 de noviembre', 'Reservierung: 21.'],
  'table-free': ['Es un aviso, no una reserva', 'Das ist ein Hinweis', 'Se ha liberado una mesa', 'Ein Tisch ist frei'],
  'password-reset': ['durante media hora', 'eine halbe Stunde', 'elige otra contraseña', 'ein neues Passwort'],
  'email-moved': ['otra@demo.example', 'otra@demo.example', 'tu correo ha cambiado', 'wurde geändert'],
  'contact-message': ['¿Tenéis menú sin gluten?', '¿Tenéis menú sin gluten?', 'Ana García', 'Ana García'],
  'contact-received': ['Gracias por escribirnos', 'danke für deine Nachricht', 'hemos recibido', 'Wir haben deine'],
}

describe('every kind of mail reaches a mail server in the reader’s language [F-004]', () => {
  it.each(Object.keys(said) as MailName[])('%s', async (name) => {
    const [es, ger, subjectEs, subjectGer] = said[name]
    for (const [language, words, subject, tag] of [
      ['es', es, subjectEs, 'es'],
      ['ger', ger, subjectGer, 'de'],
    ] as const) {
      const mail = await sample(name, language)
      expect(mail.subject).toContain(subject)
      expect(withoutBreaks(mail.text)).toContain(words)
      expect(withoutBreaks(mail.html)).toContain(words)
      expect(mail.html).toContain(`<html lang="${tag}">`)
      expect(mail.html).toContain('Casa Comanda')
      expect(mail.html).toContain(casaComanda.website.colours.primary)
      expect(mail.html).not.toMatch(/<script|<img|<link|javascript:/i)
    }
  })
})

it.each(['\r\n', '\n', '\r'])(
  'a line break (%j) in what somebody called themselves begins no header of its own [F-244]',
  async (lineBreak) => {
    const name = `Ana${lineBreak}Bcc: todos@demo.example${lineBreak}X-Own: 1`
    const { subject } = await send('contact-message', 'es', { ...listMailSamples('es')['contact-message'], name })
    expect(subject).toContain('Ana Bcc: todos@demo.example X-Own: 1')
    const [kept] = await database.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.key, `sample:${written}`))
    expect(kept?.subject).not.toMatch(/[\r\n]/)
    const [headers] = mailbox.received.at(-1)?.source.split('\r\n\r\n') ?? []
    expect(headers).not.toMatch(/^(bcc|x-own):/im)
  },
)

describe('the mail of an order', () => {
  it('says choices, allergens, every part of the price and the tax of each rate [F-004]', async () => {
    const { text, html } = await sample('order-confirmed', 'es')
    for (const body of [text, html].map(withoutBreaks)) {
      for (const words of ['Al punto', 'Alérgenos: Gluten, Lácteos', '23,80 €', 'Envío', '-2,00 €', '27,80 €']) {
        expect(body).toContain(words)
      }
      expect(body).toMatch(/IVA 10 %\W.*base 22,09 €, cuota 2,21 €/s)
      expect(body).toMatch(/IVA 21 %\W.*base 2,89 €, cuota 0,61 €/s)
      for (const words of ['W1-2026-000042', 'B00000018', 'Casa Comanda de Demostración, S.L.']) {
        expect(body).toContain(words)
      }
    }
  })

  it.each([
    ['es', 'Factura simplificada', ['IVA', '10 %', '22,09 €', '2,21 €'], 'Alérgenos: Gluten, Lácteos'],
    ['ger', 'Vereinfachte Rechnung', ['MwSt.', '21 %', '2,89 €', '0,61 €'], 'Allergene: Gluten, Lácteos'],
  ] as const)('carries the receipt as a PDF, in %s: %s [F-004]', async (language, title, vat, allergens) => {
    const mail = await sample('order-confirmed', language)
    const pdf = findFile(mail, 'application/pdf')
    expect(pdf.name).toMatch(/^(recibo|beleg)-W1-2026-000042\.pdf$/)
    const text = withoutBreaks(readPdfText(pdf.content))
    for (const words of [title, 'W1-2026-000042', 'B00000018', '27,80 €', 'Vermut de grifo', allergens, ...vat]) {
      expect(text).toContain(words)
    }
  })

  it('leads to the status page [F-081]', async () => {
    const { link } = listMailSamples('es')['order-confirmed']
    const { text, html } = await sample('order-confirmed', 'es')
    expect(html).toContain(`href="${link}"`)
    expect(text.replace(/=\n/g, '')).toContain(link)
  })

  it('is no invoice, and says so, where the venue named no legal entity', async () => {
    const { issuer } = aReceipt('es')
    const receipt = aReceipt('es', { number: null, issuer: { ...issuer, legal: null } })
    const mail = await send('order-confirmed', 'es', { ...listMailSamples('es')['order-confirmed'], receipt })
    expect(mail.text).toContain('no es una factura')
    const text = readPdfText(findFile(mail, 'application/pdf').content)
    expect(text).toContain('Este documento no es una factura.')
    expect(text).not.toContain('Factura simplificada')
  })

  it('carries no receipt of what is not paid yet', async () => {
    const facts = { ...listMailSamples('es')['order-confirmed'], isPaid: false }
    const mail = await send('order-confirmed', 'es', facts)
    expect(mail.files).toEqual([])
    expect(withoutBreaks(mail.text)).toContain('Por pagar al recibirlo: 27,80 €')
    expect(mail.text).not.toContain('está pagado')
  })

  it('writes a receipt longer than a page, and what no standard font has', async () => {
    const [line] = aReceipt('es').lines
    const lines = Array.from({ length: 60 }, (_, at) => ({ ...line, name: `Plato ${at} 寿司` })) as (typeof line)[]
    const receipt = aReceipt('es', { lines: lines.flatMap((one) => (one === undefined ? [] : [one])) })
    const mail = await send('order-confirmed', 'es', { ...listMailSamples('es')['order-confirmed'], receipt })
    const text = readPdfText(findFile(mail, 'application/pdf').content)
    expect(text).toContain('Plato 59 ??')
    expect(withoutBreaks(text)).toContain('27,80 €')
  })
})

describe('the mail of a booking', () => {
  it('leads to the booking by its private link and brings it to the guest’s calendar [F-004]', async () => {
    const mail = await sample('booking-confirmed', 'es')
    const link = listMailSamples('es')['booking-confirmed'].link
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(`href="${link}"`)
    const calendar = findFile(mail, 'text/calendar').content.toString()
    expect(calendar).toContain('BEGIN:VEVENT')
    expect(calendar).toContain('DTSTART:20261121T200000Z')
  })
})

function findFile({ files }: ReadMail, type: string): ReadMail['files'][number] {
  const file = files.find((one) => one.type === type)
  if (file === undefined) throw new Error(`no ${type} in this mail`)
  return file
}

/** Prices are held together by a space that does not break. */
function withoutBreaks(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
