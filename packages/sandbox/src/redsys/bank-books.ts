import { randomBytes, randomUUID } from 'node:crypto'
import { signAsBank } from './bank-signature.ts'
import { findTestCard, type TestCard } from './test-cards.ts'

export interface BankMerchant {
  readonly code: string
  readonly terminal: string
  readonly key: string
}

/** The bank's published test merchant. */
export const testMerchant: BankMerchant = {
  code: '999008881',
  terminal: '1',
  key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
}

/** One operation in the bank's books; tests compare our own books with it. */
export interface Operation {
  readonly order: string
  readonly amount: number
  readonly type: string
  response: string
  isFinal: boolean
  authorisation: string
  refunded: number
}

export interface KeptCard {
  readonly card: TestCard
  readonly response: string
  readonly order: string
  readonly keptAt: number
}

/** A payment under way at the bank: what was asked, and by whom. */
export interface Passage {
  readonly fields: ReadonlyMap<string, string>
  readonly version: string
  readonly card: TestCard | null
  readonly response: string
  readonly challengeUrl: string
  answered: string | null
}

/** `address` is where this bank is reached; it is known once the bank listens. */
export function createBankBooks(merchant: BankMerchant, address: () => string) {
  const operations = new Map<string, Operation>()
  const tokens = new Map<string, KeptCard>()
  const forgotten = new Set<string>()
  const passages = new Map<string, Passage>()

  return {
    merchant,
    address,
    operations,
    tokens,
    forgotten,
    passages,

    /** The request's fields; undefined when the signature is wrong. */
    open(body: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, string> | undefined {
      const { Ds_SignatureVersion: version = '', Ds_MerchantParameters: parameters = '', Ds_Signature = '' } = body
      const read = JSON.parse(Buffer.from(parameters, 'base64').toString('utf8')) as Record<string, unknown>
      const fields = new Map(
        Object.entries(read).map(([name, value]) => [
          name.toUpperCase(),
          typeof value === 'object' ? JSON.stringify(value) : String(value),
        ]),
      )
      const order = fields.get('DS_MERCHANT_ORDER') ?? ''
      const expected = signAsBank(version, parameters, merchant.key, order)
      return Buffer.from(expected, 'base64').equals(Buffer.from(Ds_Signature, 'base64')) ? fields : undefined
    },

    seal(fields: Readonly<Record<string, unknown>>, order: string, version = 'HMAC_SHA256_V1') {
      const alphabet = version === 'HMAC_SHA512_V2' ? 'base64url' : 'base64'
      const parameters = Buffer.from(JSON.stringify(fields)).toString(alphabet)
      return {
        Ds_SignatureVersion: version,
        Ds_MerchantParameters: parameters,
        Ds_Signature: signAsBank(version, parameters, merchant.key, order),
      }
    },

    /** Records the end of an operation. An order number cannot be used again, whatever the result. */
    book(fields: ReadonlyMap<string, string>, response: string): Operation {
      const order = fields.get('DS_MERCHANT_ORDER') ?? ''
      const operation: Operation = {
        order,
        amount: Number(fields.get('DS_MERCHANT_AMOUNT')),
        type: fields.get('DS_MERCHANT_TRANSACTIONTYPE') ?? '0',
        response,
        isFinal: true,
        authorisation: response <= '0099' ? randomBytes(3).toString('hex').toUpperCase() : '',
        refunded: 0,
      }
      operations.set(order, operation)
      return operation
    },

    keepCard(card: TestCard, response: string, order: string): string {
      if (operations.has(order)) return '-1'
      const token = randomBytes(20).toString('hex')
      tokens.set(token, { card, response, order, keptAt: Date.now() })
      return token
    },

    /** A kept card's reference ends with its test number, so that a bank that was started again still knows it. */
    newReference: ({ number }: TestCard) => `${randomBytes(12).toString('hex')}${number}`,

    findReference(reference: string): TestCard | undefined {
      return forgotten.has(reference) ? undefined : findTestCard(reference.slice(-16))
    },

    newTransaction: () => randomUUID(),
  }
}

export type BankBooks = ReturnType<typeof createBankBooks>

/** The words of an answer or a notification about an operation. */
export function toAnswerFields(
  { order, amount, response, authorisation }: Operation,
  { code, terminal }: BankMerchant,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    Ds_Date: '18%2F11%2F2026',
    Ds_Hour: '13%3A30',
    Ds_SecurePayment: response <= '0099' ? '2' : '0',
    Ds_Amount: String(amount),
    Ds_Currency: '978',
    Ds_Order: order,
    Ds_MerchantCode: code,
    Ds_Terminal: terminal.padStart(3, '0'),
    Ds_Response: response,
    Ds_MerchantData: '',
    Ds_TransactionType: '0',
    Ds_ConsumerLanguage: '1',
    Ds_AuthorisationCode: authorisation,
    ...more,
  }
}
