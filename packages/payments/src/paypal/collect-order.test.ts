import { type AttemptId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { testAccount } from '@comanda/sandbox/paypal/paypal-books'
import { openStandIn } from '@comanda/sandbox/paypal/stand-in'
import { type Sandbox, startSandbox } from '@comanda/sandbox/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Charge } from '../provider/charge.ts'
import type { Desk } from '../provider/payment-provider.ts'
import { at, deadlines } from '../testing/open-trial.ts'
import { paypal } from './server.ts'

let sandbox: Sandbox
let desk: Desk
beforeAll(async () => {
  sandbox = await startSandbox(['paypal'])
  sandbox.knobs.delivery = 'drop'
  const { clientId, secret, webhookId } = testAccount
  const account = { merchantCode: webhookId, terminal: '', publicKey: clientId, secret }
  const opened = paypal.open(account, at(sandbox.url), deadlines)
  if (opened === undefined) throw new Error('the practice account opens no desk')
  desk = opened
})
afterAll(() => sandbox.close())

const books = () => sandbox.books(openStandIn)
const shop = 'http://127.0.0.1:9'

/** A charge whose diner agreed on PayPal's page. */
async function agree(email: string): Promise<Charge> {
  const charge: Charge = {
    attemptId: toId<AttemptId>(crypto.randomUUID()),
    merchantOrder: '2611abcdefgh',
    amount: cents(1990),
    method: 'paypal',
    means: { kind: 'choice' },
    description: 'Casa Comanda',
    language: 'es',
    payer: { name: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' },
    browser: null,
    savesCard: false,
    addresses: { notify: shop, back: shop, cancel: shop, challenge: shop, method: shop },
    providerReference: null,
    resume: null,
  }
  const step = await desk.start(charge)
  if (step.kind !== 'redirect') throw new Error(`no page to go to but ${step.kind}`)
  const body = new URLSearchParams({ token: step.reference ?? '', email })
  await fetch(`${sandbox.url}/paypal/checkoutnow`, { method: 'POST', body, redirect: 'manual' })
  return { ...charge, providerReference: step.reference ?? null }
}

it('is collected once when return, message and sweep come together', async () => {
  const charge = await agree('ana@paypal.example')
  const answers = await Promise.all(Array.from({ length: 5 }, () => desk.query(charge)))
  expect(answers.map(({ kind }) => kind)).toEqual(Array(5).fill('approved'))
})

it('is found collected when the answer was lost', async () => {
  const charge = await agree('ana@paypal.example')
  sandbox.knobs.failNext('/capture', 'reset-after')
  expect((await desk.query(charge)).kind).toBe('unknown')
  expect(await desk.query(charge)).toMatchObject({ kind: 'approved', receipt: { amount: 1990 } })
})

it('is not paid while PayPal looks at it, is not ended by turning back, and is paid when PayPal is done', async () => {
  const charge = await agree('revision@paypal.example')
  expect((await desk.query(charge)).kind).toBe('pending')
  expect((await desk.abandon?.(charge))?.kind).toBe('pending')
  const order = books().orders.get(charge.providerReference ?? '')
  expect(order).toMatchObject({ status: 'COMPLETED', capture: { status: 'PENDING' } })
  if (order?.capture) order.capture.status = 'COMPLETED'
  expect((await desk.query(charge)).kind).toBe('approved')
})

it('is never collected for another amount', async () => {
  const charge = await agree('ana@paypal.example')
  expect((await desk.query({ ...charge, amount: cents(1) })).kind).toBe('unknown')
  expect(books().orders.get(charge.providerReference ?? '')).toMatchObject({ status: 'APPROVED', capture: null })
})

it('asks for another token when its own has ended', async () => {
  const charge = await agree('ana@paypal.example')
  books().forgetTokens()
  expect((await desk.query(charge)).kind).toBe('approved')
})
