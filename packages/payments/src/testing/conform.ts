import { cents, zero } from '@comanda/rules/money/cents'
import { describe, expect, it } from 'vitest'
import { findHosts, type Place } from '../provider/hosts.ts'
import type { PaymentProvider, ProviderAccount, RefundOrder } from '../provider/payment-provider.ts'
import { checkKeptCards } from './check-kept-cards.ts'
import { at, deadlines, openTrial, type PaidCharge, type Trial } from './open-trial.ts'
import type { CardOutcome, PracticeBank } from './practice-bank.ts'

const nobody = 'http://127.0.0.1:9'
const emptyAccount: ProviderAccount = { merchantCode: '', terminal: '', publicKey: '', secret: '' }

/** What every provider's server half must fulfil, whatever its protocol. */
export function conform(provider: PaymentProvider, openBank: () => Promise<PracticeBank>): void {
  const trial = openTrial(provider, openBank)
  describe('its account and its hosts', () => checkAccount(provider, trial))
  describe('a payment', () => checkPayments(provider, trial))
  describe('a message', () => checkMessages(provider, trial))
  describe('money that goes back', () => checkRefunds(trial))
  describe('a kept card', () => checkKeptCards(trial))
}

function checkAccount(provider: PaymentProvider, { bank }: Trial): void {
  it('opens no desk without settings', () => {
    expect(provider.open(emptyAccount, at(bank().url), deadlines)).toBeUndefined()
  })

  it('names a variable for every address, and moves real money over TLS alone', () => {
    for (const { variable, live, test } of Object.values(provider.hosts)) {
      expect(variable).toMatch(/^[A-Z][A-Z0-9_]+_URL$/)
      expect(live).toMatch(/^https:\/\/.*[^/]$/)
      expect(test).toMatch(/^https:\/\/.*[^/]$/)
    }
  })

  it('never takes a stand-in for a live account, and believes a variable first', () => {
    const { url } = bank()
    const live: Place = { ...at(url), environment: 'live' }
    for (const address of Object.values(findHosts(provider.hosts, live))) expect(address).toMatch(/^https:/)
    const named = Object.fromEntries(Object.values(provider.hosts).map(({ variable }) => [variable, 'https://own']))
    for (const place of [live, at(url)]) {
      expect(new Set(Object.values(findHosts(provider.hosts, { ...place, named })))).toEqual(new Set(['https://own']))
    }
  })

  it('lets a page load from whole hosts and nothing wider', () => {
    const { scripts, frames, connects } = provider.policy(at(null))
    for (const host of [...scripts, ...frames, ...connects]) expect(host).toBe(new URL(host).origin)
  })
}

function checkPayments(provider: PaymentProvider, trial: Trial): void {
  const { bank, desk, open, aCharge, startFor, finish, payWith, payAndHear } = trial

  it.each<CardOutcome>(['taken', 'challenged'])(
    'whose card is %s is proven by a query, to the cent',
    async (outcome) => {
      const { charge } = await payWith(outcome)
      expect(await desk().query(charge)).toMatchObject({ kind: 'approved', receipt: { amount: charge.amount } })
    },
  )

  it('is proven by its message, which names it', async () => {
    const { charge, message } = await payAndHear()
    const subject = provider.peekMessage(message)
    if (subject?.kind === 'merchant-order') expect(subject.merchantOrder).toBe(charge.merchantOrder)
    else expect(subject).toMatchObject({ kind: 'reference', reference: charge.providerReference })
    const proven = await desk().verify(message, charge)
    if (proven?.kind !== 'ask') expect(proven).toMatchObject({ kind: 'approved', receipt: { amount: charge.amount } })
  })

  it('whose card is declined is never taken for paid', async () => {
    const { charge, message, step } = await payWith('declined')
    expect(step.kind).not.toBe('approved')
    if (message !== undefined) {
      expect(['declined', 'ask']).toContain((await desk().verify(message, charge))?.kind)
    }
    expect((await desk().query(charge)).kind).toBe(bank().afterDecline)
  })

  it('that nobody made is not there', async () => {
    expect(['absent', 'pending']).toContain((await desk().query(aCharge())).kind)
  })

  it('that its diner left waits, and a late yes is a yes', async () => {
    const started = await startFor('taken')
    // A provider that takes the card before it is asked has no page that a diner could leave.
    if (started.step.kind !== 'approved') {
      expect(['absent', 'pending']).toContain((await desk().query(started.charge)).kind)
    }
    const { charge } = await finish(started, 'taken')
    expect((await desk().query(charge)).kind).toBe('approved')
  })

  it('that its diner turned back is over, and one that was paid is not', async () => {
    const turnBack = desk().abandon
    if (turnBack === undefined) return
    const started = await startFor('taken')
    // Where the card is taken before the provider is asked, only a card whose bank asks its holder can be left.
    const left = started.step.kind === 'approved' ? await startFor('challenged') : started
    expect(await turnBack(left.charge)).toMatchObject({ kind: 'declined', reason: 'cancelled' })
    expect(await turnBack(left.charge)).toMatchObject({ kind: 'declined', reason: 'cancelled' })
    const { charge } = await payWith('taken')
    expect((await turnBack(charge)).kind).toBe('approved')
  })

  it.each(['silent', 'reset-after', 'error', 'html', 'truncated'] as const)(
    'about which the provider is %s is unknown, and known when it answers again',
    async (fault) => {
      const { charge } = await payWith('taken')
      bank().knobs.failNext(bank().paths.query, fault)
      expect((await desk().query(charge)).kind).toBe('unknown')
      expect((await desk().query(charge)).kind).toBe('approved')
    },
  )

  it('of another amount or of another order is not a yes', async () => {
    const { charge } = await payWith('taken')
    const others = [
      { ...charge, amount: cents(1) },
      { ...charge, merchantOrder: aCharge().merchantOrder },
    ]
    for (const other of others) expect((await desk().query(other)).kind).not.toBe('approved')
  })

  it('of another currency is not a yes, whatever its amount [F-242]', async () => {
    const { charge } = await payWith('taken')
    // Where a diner only agrees, the first question collects.
    expect((await desk().query(charge)).kind).toBe('approved')
    bank().knobs.failNext(bank().paths.query, 'dollars')
    expect((await desk().query(charge)).kind).toBe('unknown')
    expect((await desk().query(charge)).kind).toBe('approved')
  })

  it('is unknown where nobody answers', async () => {
    const alone = open(bank().account, at(nobody))
    const { charge } = await startFor('taken')
    expect(['post-form', 'redirect', 'widget', 'not-sent', 'unknown']).toContain((await alone.start(aCharge())).kind)
    expect((await alone.query(charge)).kind).toBe('unknown')
    expect((await alone.refund(charge, { amount: charge.amount, key: 'key', before: zero })).kind).toBe('unknown')
  })
}

function checkMessages(provider: PaymentProvider, { bank, desk, open, aCharge, payAndHear }: Trial): void {
  it('that comes fifty times says the same under the same id', async () => {
    const { charge, message } = await payAndHear()
    const all = await Promise.all(Array.from({ length: 50 }, () => desk().verify(message, charge)))
    expect(new Set(all.map((proven) => JSON.stringify(proven))).size).toBe(1)
    expect(provider.peekMessage(message)?.eventId).toEqual(expect.any(String))
    expect(provider.peekMessage({ ...message, receivedAt: 1 })).toEqual(provider.peekMessage(message))
    expect(await desk().query(charge)).toMatchObject({ kind: 'approved', receipt: { amount: charge.amount } })
  })

  it('proves nothing when it was changed, nor for another order or another amount', async () => {
    const { charge, message } = await payAndHear()
    const genuine = await desk().verify(message, charge)
    const others = [aCharge(), { ...charge, amount: cents(1) }]
    for (const other of others) expect((await desk().verify(message, other))?.kind).not.toBe('approved')
    for (let place = 0; place < message.body.length; place += 7) {
      const sign = message.body[place] === 'A' ? 'B' : 'A'
      const body = `${message.body.slice(0, place)}${sign}${message.body.slice(place + 1)}`
      const forged = await desk().verify({ ...message, body }, charge)
      // A changed character that is not read leaves the result as it was; what only says «ask» is covered as a whole.
      if (forged !== undefined) expect([forged, forged.kind]).toEqual([genuine, 'approved'])
    }
  })

  it('proves nothing to an account with another secret', async () => {
    const { charge, message } = await payAndHear()
    const { account, url } = bank()
    const stranger = open({ ...account, secret: account.secret.replace(/.$/, 'Z') }, at(url))
    expect(await stranger.verify(message, charge)).toBeUndefined()
  })

  it.each(['', 'x', '{}', '{"id":1}', 'a=b', '<xml/>'])('that is %j says nothing', async (body) => {
    const message = { headers: {}, body, receivedAt: 0 }
    expect(provider.peekMessage(message)).toBeUndefined()
    expect(provider.peekAnswer({ body })).toBeUndefined()
    expect(await desk().verify(message, aCharge())).toBeUndefined()
  })
}

function checkRefunds({ bank, desk, payWith }: Trial): void {
  const toRefund = ({ charge }: PaidCharge, part: Pick<RefundOrder, 'amount' | 'before'>): RefundOrder => ({
    ...part,
    key: `${charge.attemptId}:${part.before}`,
  })

  /** Paid and collected: where a diner only agrees, the question collects. */
  async function collect(): Promise<PaidCharge> {
    const paid = await payWith('taken')
    expect((await desk().query(paid.charge)).kind).toBe('approved')
    return paid
  }

  it('goes back once, however often it is asked for, and never more than came', async () => {
    const paid = await collect()
    const { charge } = paid
    const whole = toRefund(paid, { amount: charge.amount, before: zero })
    expect((await desk().refund(charge, whole)).kind).toBe('done')
    expect((await desk().refund(charge, whole)).kind).toBe('done')
    expect(bank().givenBack(charge)).toBe(charge.amount)
    const more = toRefund(paid, { amount: cents(1), before: charge.amount })
    expect((await desk().refund(charge, more)).kind).toBe('refused')
    expect(bank().givenBack(charge)).toBe(charge.amount)
  })

  it('goes back once when two ask for it at the same time, and both are told so', async () => {
    const paid = await collect()
    const whole = toRefund(paid, { amount: paid.charge.amount, before: zero })
    const answers = await Promise.all([desk().refund(paid.charge, whole), desk().refund(paid.charge, whole)])
    expect(answers.map(({ kind }) => kind)).toEqual(['done', 'done'])
    expect(bank().givenBack(paid.charge)).toBe(paid.charge.amount)
  })

  it('goes back in parts, each once', async () => {
    const paid = await collect()
    const parts = [
      toRefund(paid, { amount: cents(400), before: zero }),
      toRefund(paid, { amount: cents(834), before: cents(400) }),
    ]
    for (const part of parts) {
      expect((await desk().refund(paid.charge, part)).kind).toBe('done')
      expect((await desk().refund(paid.charge, part)).kind).toBe('done')
      expect(bank().givenBack(paid.charge)).toBe(part.before + part.amount)
    }
  })

  it('goes back once when the answer was lost', async () => {
    const paid = await collect()
    const part = toRefund(paid, { amount: cents(500), before: zero })
    bank().knobs.failNext(bank().paths.refund, 'reset-after')
    expect((await desk().refund(paid.charge, part)).kind).toBe('unknown')
    expect(bank().givenBack(paid.charge)).toBe(500)
    expect((await desk().refund(paid.charge, part)).kind).toBe('done')
    expect(bank().givenBack(paid.charge)).toBe(500)
  })
}
