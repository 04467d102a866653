import { openStandIn } from '@comanda/sandbox/redsys/stand-in'
import { startSandbox } from '@comanda/sandbox/sandbox'
import { describe } from 'vitest'
import { conform } from '../testing/conform.ts'
import { redsys } from './server.ts'

const cards = { taken: '5576441563045037', challenged: '4548810000000003', declined: '5576440022788500' }

describe('the bank', () => {
  conform(redsys, async () => {
    const { url, knobs, books, close } = await startSandbox(['redsys'])
    const bank = books(openStandIn)
    const { code, terminal, key } = bank.merchant
    const post = (address: string, fields: Readonly<Record<string, string>>) =>
      fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    return {
      url,
      account: { merchantCode: code, terminal, publicKey: 'HMAC_SHA256_V1', secret: key },
      async pay(step, outcome) {
        if (step.kind !== 'post-form') throw new Error(`no form to post but ${step.kind}`)
        const page = await (await post(step.form.action, step.form.fields)).text()
        const id = /name="id" value="([^"]*)"/.exec(page)?.[1] ?? ''
        await post(`${url}/sis/pagar`, { id, pan: cards[outcome], expiry: '12/49', cvv: '123', action: 'pay' })
        if (outcome === 'challenged') await post(`${url}/sis/codigo`, { id, code: '123456' })
      },
      afterDecline: 'declined',
      knobs,
      paths: { query: '/SerClsWSConsulta', refund: '/trataPeticionREST' },
      givenBack: ({ merchantOrder }) => bank.operations.get(merchantOrder)?.refunded ?? 0,
      close,
    }
  })
})
