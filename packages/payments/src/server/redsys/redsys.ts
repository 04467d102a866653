import type { PaymentProvider } from '../provider.ts'
import { askBank } from './ask-bank.ts'
import { beginAuthentication, continueAuthentication, peekTransaction } from './authenticate.ts'
import { toCommonFields } from './merchant.ts'
import { queryBank, queryRefund } from './query-bank.ts'
import { readOutcome } from './read-outcome.ts'
import { toRedirectForm } from './redirect-form.ts'
import { openParameters, peekParameters, readOrder, readSealed } from './sealed-parameters.ts'

/** Cards, Bizum and wallets over the virtual terminal of Spanish banks. */
export const redsys: PaymentProvider = {
  async start(charge, desk) {
    return charge.means.kind === 'choice' ? toRedirectForm(charge, desk) : beginAuthentication(charge, desk)
  },

  resume: continueAuthentication,

  // Only a card's holder is sent to 3-D Secure and back; Bizum and wallets are proven on the bank's own page.
  peekAnswer(answer) {
    const reference = peekTransaction(answer)
    return reference === undefined ? undefined : { method: 'redsys', reference }
  },

  peek({ body }) {
    const sealed = readSealed(Object.fromEntries(new URLSearchParams(body)))
    const read = sealed && peekParameters(sealed.parameters)
    const order = read && readOrder(read)
    // The bank gives its messages no number: the signature, which covers every field, serves for one.
    return order === undefined || sealed === undefined
      ? undefined
      : { kind: 'merchant-order', merchantOrder: order, eventId: sealed.signature.slice(0, 120) }
  },

  async verify({ body }, charge, { account }) {
    const sealed = readSealed(Object.fromEntries(new URLSearchParams(body)))
    const read = sealed && openParameters(sealed, account.secret)
    const outcome = read && readOutcome(read, charge, account)
    return outcome?.kind === 'unknown' ? { kind: 'ask' } : outcome
  },

  query: queryBank,

  async refund(charge, { amount }, desk) {
    // The bank has no key for refunds: what it already gave back is asked before anything is sent.
    const given = await queryRefund(charge, desk)
    if (given === undefined) return { kind: 'unknown' }
    if (given >= amount) return { kind: 'done', reference: charge.merchantOrder }
    const reply = await askBank('trataPeticionREST', toCommonFields({ ...charge, amount }, desk, '3'), desk)
    if (reply.kind === 'refused') return { kind: 'refused', detail: reply.code }
    if (reply.kind !== 'signed') return { kind: 'unknown' }
    const response = reply.read.get('ds_response') ?? ''
    return response === '0900'
      ? { kind: 'done', reference: charge.merchantOrder }
      : { kind: 'refused', detail: response }
  },

  policy({ hosts }) {
    const script = new URL(hosts.redsysScript).origin
    return {
      scripts: [script],
      frames: [script],
      connects: [],
      // The card's own bank shows its page too, and every bank has its own host.
      forms: [new URL(hosts.redsys).origin, 'https:'],
    }
  },
}
