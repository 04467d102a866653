import { findHosts } from '../provider/hosts.ts'
import type { Desk, PaymentProvider, ProviderMessage } from '../provider/payment-provider.ts'
import { beginAuthentication, continueAuthentication, peekTransaction } from './authenticate.ts'
import { forgetCard } from './forget-card.ts'
import { redsysHosts } from './hosts.ts'
import { queryBank } from './query-bank.ts'
import { readOutcome } from './read-outcome.ts'
import { toRedirectForm } from './redirect-form.ts'
import { refundAtBank } from './refund-at-bank.ts'
import { openParameters, peekParameters, readOrder, readSealed } from './sealed-parameters.ts'
import { type Bank, readMerchant } from './settings.ts'

/** Cards, Bizum and wallets over the virtual terminal of Spanish banks. */
export const redsys = {
  methods: { new: 'redsys', bizum: 'bizum', googlepay: 'googlepay', applepay: 'applepay' },
  hosts: redsysHosts,

  open(account, place, deadlines) {
    const merchant = readMerchant(account)
    return merchant && openDesk({ merchant, hosts: findHosts(redsysHosts, place), deadlines })
  },

  peekAnswer: peekTransaction,

  peekMessage(message) {
    const sealed = readMessage(message)
    const read = sealed && peekParameters(sealed.parameters)
    const order = read && readOrder(read)
    // The bank gives its messages no id, so the signature, which covers every field, serves as one.
    return order === undefined || sealed === undefined
      ? undefined
      : { kind: 'merchant-order', merchantOrder: order, eventId: sealed.signature.slice(0, 120) }
  },

  policy(place) {
    const { sis, script } = findHosts(redsysHosts, place)
    const form = new URL(script).origin
    return {
      scripts: [form],
      frames: [form],
      connects: [],
      // The page of the card's own bank is shown too, and every bank has its own host.
      forms: [new URL(sis).origin, 'https:'],
    }
  },

  formSettings({ merchantCode, terminal }, place) {
    return { merchantCode, terminal, script: findHosts(redsysHosts, place).script }
  },
} as const satisfies PaymentProvider

function openDesk(bank: Bank): Desk {
  return {
    async start(charge) {
      return charge.means.kind === 'choice' ? toRedirectForm(charge, bank) : beginAuthentication(charge, bank)
    },
    resume: (charge, answer) => continueAuthentication(charge, answer, bank),
    async verify(message, charge) {
      const sealed = readMessage(message)
      const read = sealed && openParameters(sealed, bank.merchant.key)
      const outcome = read && readOutcome(read, charge, bank.merchant)
      return outcome?.kind === 'unknown' ? { kind: 'ask' } : outcome
    },
    query: (charge) => queryBank(charge, bank),
    refund: (charge, order) => refundAtBank(charge, order, bank),
    forgetCard: (card) => forgetCard(card, bank),
  }
}

function readMessage({ body }: ProviderMessage) {
  return readSealed(Object.fromEntries(new URLSearchParams(body)))
}
