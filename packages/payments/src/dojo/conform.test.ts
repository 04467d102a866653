import { testAccount } from '@comanda/sandbox/dojo/dojo-books'
import { openStandIn } from '@comanda/sandbox/dojo/stand-in'
import { startSandbox } from '@comanda/sandbox/sandbox'
import { describe, expect, it } from 'vitest'
import { conform } from '../testing/conform.ts'
import { at, deadlines } from '../testing/open-trial.ts'
import { dojo } from './server.ts'

const cards = { taken: '5200000000001005', challenged: '5200000000001096', declined: '4456530000001013' }
const account = {
  merchantCode: '',
  terminal: '',
  publicKey: '',
  secret: `${testAccount.apiKey} ${testAccount.webhookSecret}`,
}

describe('Dojo', () => {
  conform(dojo, async () => {
    const { url, knobs, books, close } = await startSandbox(['dojo'])
    const { intents } = books(openStandIn)
    const post = (address: string, fields: Readonly<Record<string, string>>) =>
      fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    return {
      url,
      account,
      async pay(step, outcome) {
        if (step.kind !== 'redirect') throw new Error(`no page to go to but ${step.kind}`)
        await post(step.url, { pan: cards[outcome], expiry: '12/49', cvv: '020' })
        if (outcome === 'challenged') await post(`${step.url}/code`, { code: '123456' })
      },
      afterDecline: 'pending',
      knobs,
      paths: { query: '/payment-intents/', refund: '/refunds' },
      givenBack: ({ providerReference }) => intents.get(providerReference ?? '')?.refunded ?? 0,
      close,
    }
  })

  it('is not opened with a key of the other environment', () => {
    const live = { ...account, secret: account.secret.replace('sk_sandbox_', 'sk_prod_') }
    expect(dojo.open(live, at(null), deadlines)).toBeUndefined()
    expect(dojo.open(account, { ...at(null), environment: 'live' }, deadlines)).toBeUndefined()
  })
})
