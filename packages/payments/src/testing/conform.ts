import { type AttemptId, toId } from '@comanda/rules/ids'
import { cents, zero } from '@comanda/rules/money/cents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Charge } from '../provider/charge.ts'
import { findHosts, type Place } from '../provider/hosts.ts'
import type { Desk, PaymentProvider, ProviderAccount, ProviderMessage } from '../provider/payment-provider.ts'
import type { PaymentStep } from '../provider/payment-step.ts'
import { type Inbox, openInbox } from './inbox.ts'

/** A provider's stand-in, with what the suite needs. */
export interface PracticeBank {
  readonly url: string
  readonly account: ProviderAccount
  /**
   * Does what a step asks of a diner, with a card that is accepted or declined; then the provider notifies the shop.
   */
  readonly pay: (step: PaymentStep, outcome: 'taken' | 'declined') => Promise<void>
  readonly givenBack: (charge: Charge) => number
  readonly close: () => Promise<void>
}

const nobody = 'http://127.0.0.1:9'
const emptyAccount: ProviderAccount = { merchantCode: '', terminal: '', publicKey: '', secret: '' }
const deadlines = { readMs: 2_000, writeMs: 2_000 }
const at = (standIns: string | null): Place => ({ environment: 'test', standIns, named: {} })

/** What every provider's server half must fulfil, whatever its protocol. */
export function conform(provider: PaymentProvider, openBank: () => Promise<PracticeBank>): void {
  let bank: PracticeBank
  let inbox: Inbox
  let desk: Desk
  beforeAll(async () => {
    bank = await openBank()
    inbox = await openInbox()
    desk = open(bank.account, at(bank.url))
  })
  afterAll(async () => {
    await bank.close()
    await inbox.close()
  })

  function open(account: ProviderAccount, place: Place): Desk {
    const opened = provider.open(account, place, deadlines)
    if (opened === undefined) throw new Error('the practice account opens no desk')
    return opened
  }

  function aCharge(more: Partial<Charge> = {}): Charge {
    const address = inbox.url
    return {
      attemptId: toId<AttemptId>(crypto.randomUUID()),
      merchantOrder: `2611${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`,
      amount: cents(1234),
      method: Object.values(provider.methods)[0] ?? '',
      means: { kind: 'choice' },
      description: 'Casa Comanda',
      language: 'es',
      payer: { name: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' },
      browser: null,
      savesCard: false,
      addresses: { notify: address, back: address, challenge: address, method: address },
      providerReference: null,
      resume: null,
      ...more,
    }
  }

  /** The message that the provider sent about a payment. */
  async function payFor(charge: Charge, outcome: 'taken' | 'declined'): Promise<ProviderMessage> {
    await bank.pay(await desk.start(charge), outcome)
    const message = inbox.messages.at(-1)
    if (message === undefined) throw new Error('the provider told the shop nothing')
    return message
  }

  describe('its account and its hosts', () => {
    it('opens no desk without settings', () => {
      expect(provider.open(emptyAccount, at(bank.url), deadlines)).toBeUndefined()
    })

    it('names a variable for every address, and moves real money over TLS alone', () => {
      for (const { variable, live, test } of Object.values(provider.hosts)) {
        expect(variable).toMatch(/^[A-Z][A-Z0-9_]+_URL$/)
        expect(live).toMatch(/^https:\/\/.*[^/]$/)
        expect(test).toMatch(/^https:\/\/.*[^/]$/)
      }
    })

    it('never takes a stand-in for a live account, and believes a variable first', () => {
      const live: Place = { ...at(bank.url), environment: 'live' }
      for (const address of Object.values(findHosts(provider.hosts, live))) expect(address).toMatch(/^https:/)
      const named = Object.fromEntries(Object.values(provider.hosts).map(({ variable }) => [variable, 'https://own']))
      for (const place of [live, at(bank.url)]) {
        expect(new Set(Object.values(findHosts(provider.hosts, { ...place, named })))).toEqual(new Set(['https://own']))
      }
    })

    it('lets a page load from whole hosts and nothing wider', () => {
      const { scripts, frames, connects } = provider.policy(at(null))
      for (const host of [...scripts, ...frames, ...connects]) expect(host).toBe(new URL(host).origin)
    })
  })

  describe('a payment', () => {
    it('that was taken is proven by its message and by a query, to the cent', async () => {
      const charge = aCharge()
      const message = await payFor(charge, 'taken')
      const subject = provider.peekMessage(message)
      expect(subject).toBeDefined()
      if (subject?.kind === 'merchant-order') expect(subject.merchantOrder).toBe(charge.merchantOrder)
      const proven = await desk.verify(message, charge)
      if (proven?.kind !== 'ask') expect(proven).toMatchObject({ kind: 'approved', receipt: { amount: charge.amount } })
      expect(await desk.query(charge)).toMatchObject({ kind: 'approved', receipt: { amount: charge.amount } })
    })

    it('that was declined is never taken for paid', async () => {
      const charge = aCharge()
      const proven = await desk.verify(await payFor(charge, 'declined'), charge)
      expect(['declined', 'ask']).toContain(proven?.kind)
      expect((await desk.query(charge)).kind).toBe('declined')
    })

    it('that nobody made is not there', async () => {
      expect(['absent', 'pending']).toContain((await desk.query(aCharge())).kind)
    })

    it('is not proven by a message that was changed, nor for another order or another amount', async () => {
      const charge = aCharge()
      const message = await payFor(charge, 'taken')
      const others = [aCharge(), { ...charge, amount: cents(1) }]
      for (const other of others) expect(isYes(await desk.verify(message, other))).toBe(false)
      for (let place = 0; place < message.body.length; place += 7) {
        const sign = message.body[place] === 'A' ? 'B' : 'A'
        const body = `${message.body.slice(0, place)}${sign}${message.body.slice(place + 1)}`
        const forged = await desk.verify({ ...message, body }, charge)
        // A changed character that is not read does not change the result.
        if (isYes(forged)) expect(forged).toEqual(await desk.verify(message, charge))
      }
      const stranger = open({ ...bank.account, secret: bank.account.secret.replace(/^./, 'Z') }, at(bank.url))
      expect(isYes(await stranger.verify(message, charge))).toBe(false)
    })

    it('goes back once, however often it is asked for', async () => {
      const charge = aCharge()
      await payFor(charge, 'taken')
      const refund = { amount: charge.amount, key: `${charge.attemptId}:test`, before: zero }
      expect((await desk.refund(charge, refund)).kind).toBe('done')
      expect((await desk.refund(charge, refund)).kind).toBe('done')
      expect(bank.givenBack(charge)).toBe(charge.amount)
    })
  })

  it('says that it does not know where nobody answers', async () => {
    const alone = open(bank.account, at(nobody))
    const charge = aCharge()
    expect(['post-form', 'redirect', 'widget', 'not-sent', 'unknown']).toContain((await alone.start(charge)).kind)
    expect((await alone.query(charge)).kind).toBe('unknown')
    expect((await alone.refund(charge, { amount: charge.amount, key: 'key', before: zero })).kind).toBe('unknown')
  })

  it.each(['', 'x', '{}', '{"id":1}', 'a=b', '<xml/>'])('reads nothing out of %j', async (body) => {
    const message = { headers: {}, body, receivedAt: 0 }
    expect(provider.peekMessage(message)).toBeUndefined()
    expect(provider.peekAnswer({ body })).toBeUndefined()
    expect(isYes(await desk.verify(message, aCharge()))).toBe(false)
  })
}

function isYes(proven: { readonly kind: string } | undefined): boolean {
  return proven?.kind === 'approved'
}
