import { startSandbox } from '@comanda/sandbox/sandbox'
import { openStandIn } from '@comanda/sandbox/stripe/stand-in'
import { describe, expect, it } from 'vitest'
import { conform } from '../testing/conform.ts'
import { at, deadlines } from '../testing/open-trial.ts'
import { stripe } from './server.ts'

const tokens = { taken: 'tok_visa', challenged: 'tok_threeDSecure2Required', declined: 'tok_chargeDeclined' }
const cards = { taken: '4242424242424242', challenged: '4000002760003184', declined: '4000000000000002' }
const account = {
  merchantCode: '',
  terminal: '',
  publicKey: 'pk_test_practice',
  secret: 'sk_test_practice whsec_practice',
}

describe('Stripe', () => {
  conform(stripe, async () => {
    const { url, knobs, books, close } = await startSandbox(['stripe'])
    const { findByOrder } = books(openStandIn)
    return {
      url,
      account,
      means: async (_charge, outcome) => ({ kind: 'token', token: tokens[outcome] }),
      async pay(step) {
        if (step.kind !== 'redirect') throw new Error(`no page to go to but ${step.kind}`)
        await fetch(step.url, { method: 'POST', body: new URLSearchParams({ code: '123456' }), redirect: 'manual' })
      },
      afterDecline: 'declined',
      knobs,
      paths: { query: '/payment_intents/', refund: '/refunds' },
      givenBack: ({ merchantOrder }) => findByOrder(merchantOrder)?.refunded ?? 0,
      close,
    }
  })

  describe('its page for wallets', () => {
    conform(stripe, async () => {
      const { url, knobs, books, close } = await startSandbox(['stripe'])
      const { findByOrder } = books(openStandIn)
      const post = (address: string, fields: Readonly<Record<string, string>>) =>
        fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
      return {
        url,
        account,
        method: 'stripe-googlepay',
        async pay(step, outcome) {
          if (step.kind !== 'redirect') throw new Error(`no page to go to but ${step.kind}`)
          const reply = await post(step.url, { number: cards[outcome] })
          if (outcome === 'challenged') await post(reply.headers.get('location') ?? '', { code: '123456' })
        },
        afterDecline: 'pending',
        keepsNoCards: true,
        knobs,
        paths: { query: '/checkout/sessions/', refund: '/refunds' },
        givenBack: ({ merchantOrder }) => findByOrder(merchantOrder)?.refunded ?? 0,
        close,
      }
    })
  })

  it('lets a page load the card field from Stripe’s own host, and nothing else', () => {
    expect(stripe.policy(at(null))).toEqual({
      scripts: ['https://js.stripe.com'],
      frames: ['https://js.stripe.com'],
      connects: ['https://api.stripe.com'],
      forms: [],
    })
    expect(stripe.fieldSettings({ ...account, publicKey: '' }, at(null))).toBeUndefined()
  })

  it('is not opened with a key of the other environment', () => {
    const live = { ...account, secret: account.secret.replace('sk_test_', 'sk_live_') }
    expect(stripe.open(live, at(null), deadlines)).toBeUndefined()
    expect(stripe.open(account, { ...at(null), environment: 'live' }, deadlines)).toBeUndefined()
  })
})
