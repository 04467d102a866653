import type { FastifyInstance } from 'fastify'
import { postOn } from '../stand-in/bank-page.ts'
import type { BankBooks, Passage } from './bank-books.ts'
import { codePage } from './hosted-page.ts'
import { goodCode } from './test-cards.ts'

type Body = Readonly<Record<string, string | undefined>>

/** The card's own bank: its hidden step, and the page that asks the card holder for a code. */
export function registerIssuerPages(app: FastifyInstance, books: BankBooks): void {
  const at = '/sis-simulador-web'
  const backs = new Map<string, string>()

  app.post(`${at}/threeDsMethod`, async (request, reply) => {
    const { threeDSMethodData = '' } = request.body as Body
    const asked = JSON.parse(fromBase64(threeDSMethodData)) as Body
    const said = { threeDSServerTransID: asked.threeDSServerTransID }
    const fields = { threeDSMethodData: Buffer.from(JSON.stringify(said)).toString('base64url') }
    return reply.type('text/html').send(postOn(asked.threeDSMethodNotificationURL ?? '', fields))
  })

  app.post(`${at}/authenticationRequest`, async (request, reply) => {
    const asked = JSON.parse(fromBase64((request.body as Body).creq ?? '')) as Body
    return show(reply, asked.threeDSServerTransID ?? '')
  })

  app.post(`${at}/pares`, async (request, reply) => {
    const { MD = '', TermUrl = '' } = request.body as Body
    backs.set(MD, TermUrl)
    return show(reply, MD)
  })

  app.post(`${at}/respuesta`, async (request, reply) => {
    const { id = '', code } = request.body as Body
    const passage = books.passages.get(id)
    if (passage === undefined) return reply.code(404).send('')
    const status = code === goodCode ? 'Y' : 'N'
    const back = backs.get(id)
    const [action, fields] =
      back === undefined ? [passage.challengeUrl, toProof(id, status)] : [back, { PaRes: toBase64(status), MD: id }]
    passage.answered = fields.cres ?? fields.PaRes ?? null
    return reply.type('text/html').send(postOn(action, fields))
  })

  function show(
    reply: {
      type(kind: string): { send(text: string): unknown }
      code(status: number): { send(text: string): unknown }
    },
    id: string,
  ) {
    const passage: Passage | undefined = books.passages.get(id)
    if (passage === undefined) return reply.code(404).send('')
    return reply.type('text/html').send(codePage(`${at}/respuesta`, id, passage.fields))
  }
}

function toProof(transaction: string, transStatus: string): Record<string, string> {
  const said = { threeDSServerTransID: transaction, messageType: 'CRes', transStatus }
  return { cres: toBase64(JSON.stringify(said)), threeDSSessionData: '' }
}

function toBase64(text: string): string {
  return Buffer.from(text).toString('base64')
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8')
}
