import { sumRefunds, testAccount } from '@comanda/sandbox/paypal/paypal-books'
import { openStandIn } from '@comanda/sandbox/paypal/stand-in'
import { startSandbox } from '@comanda/sandbox/sandbox'
import { describe } from 'vitest'
import { conform } from '../testing/conform.ts'
import { paypal } from './server.ts'

const accounts = {
  taken: 'ana@paypal.example',
  challenged: 'reto@paypal.example',
  declined: 'sinfondos@paypal.example',
}

describe('PayPal', () => {
  conform(paypal, async () => {
    const { url, knobs, books, close } = await startSandbox(['paypal'])
    const { orders } = books(openStandIn)
    const { clientId, secret, webhookId } = testAccount
    return {
      url,
      account: { merchantCode: webhookId, terminal: '', publicKey: clientId, secret },
      async pay(step, outcome) {
        if (step.kind !== 'redirect') throw new Error(`no page to go to but ${step.kind}`)
        const fields = {
          token: new URL(step.url).searchParams.get('token') ?? '',
          email: accounts[outcome],
          code: '123456',
        }
        const body = new URLSearchParams(fields)
        await fetch(`${url}/paypal/checkoutnow`, { method: 'POST', body, redirect: 'manual' })
      },
      afterDecline: 'declined',
      knobs,
      paths: { query: '/v2/checkout/orders/', refund: '/refund' },
      givenBack({ providerReference }) {
        const order = orders.get(providerReference ?? '')
        return order === undefined ? 0 : sumRefunds(order)
      },
      close,
    }
  })
})
