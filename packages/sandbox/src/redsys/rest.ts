import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answer } from '../stand-in/answer.ts'
import type { Fault, FaultKnobs } from '../stand-in/fault-knobs.ts'
import { type BankBooks, type Passage, toAnswerFields } from './bank-books.ts'
import type { TestCard } from './test-cards.ts'

type Fields = ReadonlyMap<string, string>
type Body = Readonly<Record<string, string | undefined>>
type Emv = Readonly<Record<string, string | undefined>>

const tokenLifeMs = 30 * 60_000

/** The two REST calls: how a card holder is authenticated, and the payment itself. */
export function registerRest(app: FastifyInstance, books: BankBooks, knobs: FaultKnobs): void {
  app.post('/sis/rest/iniciaPeticionREST', (request, reply) =>
    answer(knobs, request, reply, (fault) => ({ body: toReply(books, request.body as Body, fault, begin) })),
  )
  app.post('/sis/rest/trataPeticionREST', (request, reply) =>
    answer(knobs, request, reply, (fault) => ({ body: toReply(books, request.body as Body, fault, treat) })),
  )
}

type Step = (books: BankBooks, fields: Fields) => Readonly<Record<string, unknown>> | string

/** A string is an error of the request itself, sent without a signature. */
function toReply(books: BankBooks, body: Body, fault: Fault, step: Step): string {
  const fields = books.open(body)
  if (fields === undefined) return JSON.stringify({ errorCode: 'SIS0042' })
  const said = step(books, fields)
  if (typeof said === 'string') return JSON.stringify({ errorCode: said })
  const sealed = books.seal(said, fields.get('DS_MERCHANT_ORDER') ?? '', body.Ds_SignatureVersion)
  return JSON.stringify(fault === 'bad-signature' ? { ...sealed, Ds_Signature: 'AAAA' } : sealed)
}

interface PayingCard {
  readonly card: TestCard
  readonly response: string
}

function findCard(books: BankBooks, fields: Fields): PayingCard | string {
  const order = fields.get('DS_MERCHANT_ORDER') ?? ''
  if (!/^\d{4}[0-9A-Za-z]{0,8}$/.test(order)) return 'SIS0014'
  if (books.operations.has(order)) return 'SIS0051'
  const token = fields.get('DS_MERCHANT_IDOPER')
  if (token !== undefined) {
    const kept = books.tokens.get(token)
    if (kept === undefined || kept.order !== order || Date.now() - kept.keptAt > tokenLifeMs) return 'SIS0321'
    return kept
  }
  const saved = books.findReference(fields.get('DS_MERCHANT_IDENTIFIER') ?? '')
  return saved === undefined ? 'SIS0321' : { card: saved, response: saved.response }
}

/** How the holder of this card is authenticated. */
function begin(books: BankBooks, fields: Fields): Readonly<Record<string, unknown>> | string {
  const found = findCard(books, fields)
  if (typeof found === 'string') return found
  const { card } = found
  const transaction = books.newTransaction()
  const passage: Passage = {
    fields,
    version: card.version,
    card,
    response: found.response,
    challengeUrl: '',
    answered: null,
  }
  books.passages.set(transaction, passage)
  return {
    Ds_Order: fields.get('DS_MERCHANT_ORDER'),
    Ds_MerchantCode: books.merchant.code,
    Ds_Terminal: books.merchant.terminal,
    Ds_TransactionType: '0',
    Ds_EMV3DS: {
      protocolVersion: card.version,
      threeDSInfo: 'CardConfiguration',
      ...(card.version === 'NO_3DS_v2' ? {} : { threeDSServerTransID: transaction }),
      ...(card.hasMethod ? { threeDSMethodURL: `${books.address()}/sis-simulador-web/threeDsMethod` } : {}),
    },
    Ds_Card_PSD2: 'Y',
  }
}

function treat(books: BankBooks, fields: Fields): Readonly<Record<string, unknown>> | string {
  const type = fields.get('DS_MERCHANT_TRANSACTIONTYPE')
  if (type === '3') return giveBack(books, fields)
  if (type === '44') return forget(books, fields)
  const found = findCard(books, fields)
  if (typeof found === 'string') return found
  const emv = JSON.parse(fields.get('DS_MERCHANT_EMV3DS') ?? '{}') as Emv
  if (emv.threeDSInfo === 'ChallengeResponse') return finish(books, fields, emv)
  if (!found.card.isChallenged) return authorise(books, fields, found)
  const isOne = emv.protocolVersion === '1.0.2'
  const transaction = isOne ? randomBytes(16).toString('hex') : (emv.threeDSServerTransID ?? '')
  books.passages.set(transaction, {
    fields,
    version: emv.protocolVersion ?? '',
    card: found.card,
    response: found.response,
    challengeUrl: emv.notificationURL ?? '',
    answered: null,
  })
  const acs = `${books.address()}/sis-simulador-web`
  return {
    Ds_Order: fields.get('DS_MERCHANT_ORDER'),
    Ds_EMV3DS: isOne
      ? {
          threeDSInfo: 'ChallengeRequest',
          protocolVersion: '1.0.2',
          acsURL: `${acs}/pares`,
          PAReq: randomBytes(24).toString('base64'),
          MD: transaction,
        }
      : {
          threeDSInfo: 'ChallengeRequest',
          protocolVersion: emv.protocolVersion,
          acsURL: `${acs}/authenticationRequest`,
          creq: toBase64Url({ threeDSServerTransID: transaction, messageType: 'CReq', challengeWindowSize: '05' }),
        },
  }
}

/** The proof must be one that this bank gave for this order. */
function finish(books: BankBooks, fields: Fields, emv: Emv): Readonly<Record<string, unknown>> | string {
  const cres = emv.cres === undefined ? undefined : (JSON.parse(fromBase64(emv.cres)) as Emv)
  const transaction = cres?.threeDSServerTransID ?? emv.MD ?? ''
  const passage = books.passages.get(transaction)
  const isOfOrder = passage?.fields.get('DS_MERCHANT_ORDER') === fields.get('DS_MERCHANT_ORDER')
  if (passage === undefined || !isOfOrder || passage.answered === null) return 'SIS0429'
  const proof = emv.cres ?? emv.PARes
  if (proof !== passage.answered) return 'SIS0429'
  const isProven = (cres?.transStatus ?? fromBase64(emv.PARes ?? '')) === 'Y'
  return authorise(books, fields, { card: passage.card, response: isProven ? passage.response : '0184' })
}

function authorise(
  books: BankBooks,
  fields: Fields,
  { card, response }: { readonly card: TestCard | null; readonly response: string },
): Readonly<Record<string, unknown>> {
  const operation = books.book(fields, response)
  return toAnswerFields(operation, books.merchant, toCardFields(books, fields, card))
}

/** A card that is to be kept gets a reference that stands for it from then on. */
export function toCardFields(books: BankBooks, fields: Fields, card: TestCard | null): Record<string, string> {
  if (card === null) return {}
  const shown = {
    Ds_Card_Number: `${card.number.slice(0, 6)}******${card.number.slice(-4)}`,
    Ds_Card_Brand: card.number.startsWith('4') ? '1' : '2',
  }
  if (fields.get('DS_MERCHANT_IDENTIFIER') !== 'REQUIRED') return shown
  return { ...shown, Ds_Merchant_Identifier: books.newReference(card), Ds_ExpiryDate: '4912' }
}

function forget(books: BankBooks, fields: Fields): Readonly<Record<string, unknown>> | string {
  const reference = fields.get('DS_MERCHANT_IDENTIFIER') ?? ''
  if (books.findReference(reference) === undefined) return 'SIS0321'
  books.forgotten.add(reference)
  const operation = books.book(fields, '0400')
  return { ...toAnswerFields(operation, books.merchant), Ds_TransactionType: '44' }
}

function giveBack(books: BankBooks, fields: Fields): Readonly<Record<string, unknown>> | string {
  const operation = books.operations.get(fields.get('DS_MERCHANT_ORDER') ?? '')
  if (operation === undefined || operation.response > '0099') return 'SIS0054'
  const amount = Number(fields.get('DS_MERCHANT_AMOUNT'))
  if (operation.refunded + amount > operation.amount) return 'SIS0057'
  operation.refunded += amount
  return { ...toAnswerFields({ ...operation, amount, response: '0900' }, books.merchant), Ds_TransactionType: '3' }
}

function toBase64Url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8')
}
