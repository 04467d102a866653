import { expect, it } from 'vitest'
import type { CardToken } from '../provider/payment-step.ts'
import type { Trial } from './open-trial.ts'
import type { CardOutcome } from './practice-bank.ts'

/** Where a provider keeps cards: only on request, to be charged again, and until it is told to forget them. */
export function checkKeptCards({ bank, desk, aCharge, startFor, finish }: Trial): void {
  /** The token may come with the first answer, with the message, or with the question. */
  async function findCard(outcome: CardOutcome, savesCard: boolean): Promise<CardToken | undefined> {
    const started = await startFor(outcome, { savesCard })
    const { charge, message } = await finish(started, outcome)
    const said = [started.step, message && (await desk().verify(message, charge)), await desk().query(charge)]
    return said.flatMap((one) => (one?.kind === 'approved' && one.receipt.card ? [one.receipt.card] : []))[0]
  }

  async function keepCard(outcome: CardOutcome): Promise<CardToken> {
    const card = await findCard(outcome, true)
    if (card === undefined) throw new Error('the provider kept no card')
    return card
  }

  const keepsCards = () => desk().forgetCard !== undefined && !bank().keepsNoCards
  const payWith = ({ token }: CardToken) => desk().start({ ...aCharge(), means: { kind: 'saved-card', token } })

  it('is one whose diner asked for it', async () => {
    expect(await findCard('taken', false)).toBeUndefined()
    const isKept = (await findCard('taken', true)) !== undefined
    expect(isKept).toBe(keepsCards())
  })

  it('pays again without being typed, until it is forgotten, once and for all', async () => {
    const forget = desk().forgetCard
    if (forget === undefined || !keepsCards()) return
    const card = await keepCard('taken')
    expect(card).toMatchObject({ lastFour: expect.stringMatching(/^\d{4}$/), expiryMonth: 12, expiryYear: 2049 })
    expect(await payWith(card)).toMatchObject({ kind: 'approved' })
    expect(await payWith(card)).toMatchObject({ kind: 'approved' })
    const { token } = card
    expect(await forget({ token, merchantOrder: aCharge().merchantOrder })).toEqual({ kind: 'done' })
    expect(await payWith(card)).toMatchObject({ kind: 'declined' })
    expect(await forget({ token, merchantOrder: aCharge().merchantOrder })).toEqual({ kind: 'done' })
  })

  it('whose bank asks its holder asks again', async () => {
    if (!keepsCards()) return
    expect(['post-form', 'redirect']).toContain((await payWith(await keepCard('challenged'))).kind)
  })
}
