import { type AttemptId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { openStandIn } from '@comanda/sandbox/redsys/stand-in'
import { findTestCard } from '@comanda/sandbox/redsys/test-cards'
import { startSandbox } from '@comanda/sandbox/sandbox'
import { expect, it } from 'vitest'
import type { Charge, PaymentMeans } from '../provider/charge.ts'
import type { Desk } from '../provider/payment-provider.ts'
import { at, deadlines } from '../testing/open-trial.ts'
import { redsys } from './server.ts'

const nowhere = 'http://127.0.0.1:9'

async function withBank<Result>(
  work: (desk: Desk, bank: ReturnType<typeof openStandIn>) => Promise<Result>,
): Promise<Result> {
  const { url, books, close } = await startSandbox(['redsys'])
  const bank = books(openStandIn)
  const { code, terminal, key } = bank.merchant
  const account = { merchantCode: code, terminal, publicKey: 'HMAC_SHA256_V1', secret: key }
  const desk = redsys.open(account, at(url), deadlines)
  if (desk === undefined) throw new Error('the practice account opens no desk')
  return work(desk, bank).finally(close)
}

let numbers = 0
function aCharge(means: PaymentMeans, savesCard = false): Charge {
  return {
    attemptId: toId<AttemptId>(crypto.randomUUID()),
    merchantOrder: `2611saved${String(++numbers).padStart(3, '0')}`,
    amount: cents(1234),
    method: 'redsys',
    means,
    description: 'Casa Comanda',
    language: 'es',
    payer: { name: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' },
    browser: null,
    savesCard,
    addresses: { notify: nowhere, back: nowhere, cancel: nowhere, challenge: nowhere, method: nowhere },
    providerReference: null,
    resume: null,
  }
}

it('a card kept before the bank was started again pays, until it is forgotten [F-006] [CHECKOUT-013]', async () => {
  const kept = await withBank(async (desk, bank) => {
    const charge = aCharge({ kind: 'choice' }, true)
    const card = findTestCard('5576441563045037')
    if (card === undefined) throw new Error('no such test card')
    const token = bank.keepCard(card, '0000', charge.merchantOrder)
    const step = await desk.start({ ...charge, means: { kind: 'token', token } })
    if (step.kind !== 'approved' || step.receipt.card === undefined) throw new Error('no card was kept')
    return step.receipt.card
  })
  expect(kept).toMatchObject({ lastFour: '5037', expiryMonth: 12, expiryYear: 2049 })
  await withBank(async (desk) => {
    const saved = { kind: 'saved-card', token: kept.token } as const
    expect(await desk.start(aCharge(saved))).toMatchObject({ kind: 'approved' })
    const { merchantOrder } = aCharge(saved)
    expect(await desk.forgetCard?.({ token: kept.token, merchantOrder })).toEqual({ kind: 'done' })
    expect(await desk.start(aCharge(saved))).toMatchObject({ kind: 'declined' })
    expect(await desk.forgetCard?.({ token: kept.token, merchantOrder })).toEqual({ kind: 'done' })
  })
})
