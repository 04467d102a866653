import { type AttemptId, type StaffId, toId } from '@comanda/rules/ids'
import { type Cents, cents, zero } from '@comanda/rules/money/cents'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Charge } from '../provider/charge.ts'
import type { Desk, PaymentProvider } from '../provider/payment-provider.ts'
import { at, deadlines } from './open-trial.ts'

const emptyAccount = { merchantCode: '', terminal: '', publicKey: '', secret: '' }

/** What of `conform` holds for money without a bank: no network can fail, and no message can be forged. */
export function conformByHand(provider: PaymentProvider): void {
  const desk = openDesk(provider)

  it('needs no account, reaches no address and lets a page load nothing', () => {
    expect(provider.hosts).toEqual({})
    expect(provider.policy(at(null))).toEqual({ scripts: [], frames: [], connects: [], forms: [] })
  })

  it('is taken at once, to the cent, and a query says the same however often it is asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), async (amount) => {
        const charge = aCharge(provider, cents(amount))
        const started = await desk.start(charge)
        expect(started).toMatchObject({ kind: 'approved', receipt: { amount, reference: charge.attemptId } })
        for (let time = 0; time < 3; time++) expect(await desk.query(charge)).toEqual(started)
      }),
    )
  })

  it('that nobody took is not there, and a card or another amount is not a yes', async () => {
    const charge = aCharge(provider, cents(1234))
    for (const other of [
      { ...charge, means: { kind: 'choice' } as const },
      { ...charge, means: { kind: 'token', token: 'a-card' } as const },
      { ...charge, amount: cents(1235) },
    ]) {
      expect((await desk.start(other)).kind).toBe('declined')
      expect((await desk.query(other)).kind).toBe('absent')
      expect((await desk.resume(other, {})).kind).toBe('declined')
      expect((await desk.refund(other, { amount: cents(1), key: 'key', before: zero })).kind).toBe('refused')
    }
  })

  it.each(['', 'x', '{}', 'a=b'])('knows no message, and so not %j', async (body) => {
    const message = { headers: {}, body, receivedAt: 0 }
    expect(provider.peekMessage(message)).toBeUndefined()
    expect(provider.peekAnswer({ body })).toBeUndefined()
    expect(await desk.verify(message, aCharge(provider, cents(1)))).toBeUndefined()
  })

  it('goes back in parts, and never more than came', async () => {
    const charge = aCharge(provider, cents(1234))
    const back = (amount: number, before: number) =>
      desk.refund(charge, { amount: cents(amount), before: cents(before), key: `key:${before}` })
    expect(await back(400, 0)).toEqual({ kind: 'done', reference: 'key:0' })
    expect(await back(400, 0)).toEqual({ kind: 'done', reference: 'key:0' })
    expect((await back(834, 400)).kind).toBe('done')
    expect((await back(1, 1234)).kind).toBe('refused')
    expect((await back(835, 400)).kind).toBe('refused')
  })
}

function openDesk(provider: PaymentProvider): Desk {
  const opened = provider.open(emptyAccount, at(null), deadlines)
  if (opened === undefined) throw new Error('money by hand needs no account')
  return opened
}

function aCharge({ methods }: PaymentProvider, amount: Cents): Charge {
  return {
    attemptId: toId<AttemptId>(crypto.randomUUID()),
    merchantOrder: '261100000001',
    amount,
    method: Object.values(methods)[0] ?? '',
    means: { kind: 'by-hand', takenBy: toId<StaffId>(3), amount },
    description: 'Casa Comanda',
    language: 'es',
    payer: { name: '', email: '', phone: '' },
    browser: null,
    savesCard: false,
    addresses: { notify: '', back: '', cancel: '', challenge: '', method: '' },
    providerReference: null,
    resume: null,
  }
}
