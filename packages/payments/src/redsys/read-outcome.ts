import { cents } from '@comanda/rules/money/cents'
import type { Charge } from '../provider/charge.ts'
import { type CardToken, type DeclineReason, declined, type PaymentStep } from '../provider/payment-step.ts'
import { euro } from './common-fields.ts'
import { readOrder } from './sealed-parameters.ts'
import type { Merchant } from './settings.ts'

type Final = Extract<PaymentStep, { kind: 'approved' | 'declined' | 'unknown' }>

/**
 * The meaning of a signed answer for this attempt; undefined when it is about something else. Merchant, terminal,
 * order, amount, currency and kind of operation must all match. «0900» and «0400» are successes of a refund and of a
 * cancellation, and never mean paid.
 */
export function readOutcome(read: ReadonlyMap<string, string>, charge: Charge, merchant: Merchant): Final | undefined {
  const response = read.get('ds_response') ?? ''
  if (!isOfCharge(read, charge, merchant) || !/^\d{4}$/.test(response)) return undefined
  if (response <= '0099') {
    const card = readCard(read)
    return {
      kind: 'approved',
      receipt: {
        reference: charge.merchantOrder,
        authorisation: (read.get('ds_authorisationcode') ?? '').trim(),
        amount: cents(Number(read.get('ds_amount'))),
        ...(card && charge.savesCard ? { card } : {}),
      },
    }
  }
  if (pending.has(response)) return { kind: 'unknown' }
  if (neverPaid.has(response)) return undefined
  return declined(reasons[response] ?? 'declined', response) as Final
}

function isOfCharge(read: ReadonlyMap<string, string>, charge: Charge, merchant: Merchant): boolean {
  return (
    read.get('ds_merchantcode') === merchant.code &&
    // It may be padded with zeros.
    Number(read.get('ds_terminal')) === Number(merchant.terminal) &&
    readOrder(read) === charge.merchantOrder &&
    Number(read.get('ds_amount')) === charge.amount &&
    read.get('ds_currency') === euro &&
    read.get('ds_transactiontype') === '0'
  )
}

/** The bank is still waiting for the card's data or for its holder. */
const pending = new Set(['9998', '9999'])
const neverPaid = new Set(['0900', '0400'])

const reasons: Readonly<Record<string, DeclineReason>> = {
  '0101': 'expired-card',
  '0191': 'expired-card',
  '0116': 'insufficient-funds',
  '0184': 'authentication',
  '0195': 'authentication',
  '9915': 'cancelled',
  '9929': 'cancelled',
}

const brands: Readonly<Record<string, string>> = {
  '1': 'visa',
  '2': 'mastercard',
  '6': 'diners',
  '8': 'amex',
  '9': 'jcb',
  '22': 'unionpay',
}

function readCard(read: ReadonlyMap<string, string>): CardToken | undefined {
  const token = read.get('ds_merchant_identifier')
  const [, year, month] = /^(\d{2})(\d{2})$/.exec(read.get('ds_expirydate') ?? '') ?? []
  const lastFour = (read.get('ds_card_last4') ?? read.get('ds_card_number') ?? '').slice(-4)
  if (!token || !year || !month || !/^\d{4}$/.test(lastFour)) return undefined
  return {
    token,
    brand: brands[read.get('ds_card_brand') ?? ''] ?? 'card',
    lastFour,
    expiryMonth: Number(month),
    expiryYear: 2000 + Number(year),
  }
}
