import { type AttemptId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { afterAll, beforeAll } from 'vitest'
import type { Charge } from '../provider/charge.ts'
import type { Place } from '../provider/hosts.ts'
import type { Desk, PaymentProvider, ProviderAccount, ProviderMessage } from '../provider/payment-provider.ts'
import type { PaymentStep } from '../provider/payment-step.ts'
import { type Inbox, openInbox } from './inbox.ts'
import type { CardOutcome, PracticeBank } from './practice-bank.ts'

export const deadlines = { readMs: 2_000, writeMs: 2_000 }
export const at = (standIns: string | null): Place => ({ environment: 'test', standIns, named: {} })

export interface StartedCharge {
  /** As the attempt has it after the first step. */
  readonly charge: Charge
  readonly step: PaymentStep
}

export interface PaidCharge extends StartedCharge {
  /** What the provider said by itself; undefined where it says nothing of this outcome. */
  readonly message: ProviderMessage | undefined
}

/** A provider with its stand-in and a shop that listens, for the tests of one file. */
export interface Trial {
  readonly bank: () => PracticeBank
  readonly desk: () => Desk
  readonly open: (account: ProviderAccount, place: Place) => Desk
  readonly aCharge: () => Charge
  readonly startFor: (outcome: CardOutcome, more?: Partial<Charge>) => Promise<StartedCharge>
  readonly finish: (started: StartedCharge, outcome: CardOutcome) => Promise<PaidCharge>
  readonly payWith: (outcome: CardOutcome) => Promise<PaidCharge>
  /** Paid, with the message that proves it. */
  readonly payAndHear: () => Promise<PaidCharge & { readonly message: ProviderMessage }>
}

export function openTrial(provider: PaymentProvider, openBank: () => Promise<PracticeBank>): Trial {
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

  function aCharge(): Charge {
    const { url } = inbox
    return {
      attemptId: toId<AttemptId>(crypto.randomUUID()),
      merchantOrder: `2611${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`,
      amount: cents(1234),
      method: bank.method ?? Object.values(provider.methods)[0] ?? '',
      means: { kind: 'choice' },
      description: 'Casa Comanda',
      language: 'es',
      payer: { name: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' },
      browser: null,
      savesCard: false,
      addresses: { notify: url, back: url, cancel: url, challenge: url, method: url },
      providerReference: null,
      resume: null,
    }
  }

  async function startFor(outcome: CardOutcome, more: Partial<Charge> = {}): Promise<StartedCharge> {
    const fresh = { ...aCharge(), ...more }
    const means = (await bank.means?.(fresh, outcome)) ?? fresh.means
    const charge = { ...fresh, means }
    const step = await desk.start(charge)
    return { step, charge: { ...charge, ...toNotes(step) } }
  }

  async function finish(started: StartedCharge, outcome: CardOutcome): Promise<PaidCharge> {
    const { step, charge } = started
    if (step.kind === 'post-form' || step.kind === 'redirect' || step.kind === 'widget') await bank.pay(step, outcome)
    return { ...started, message: inbox.messages.findLast((message) => isAbout(message, charge)) }
  }

  function isAbout(message: ProviderMessage, { merchantOrder, providerReference }: Charge): boolean {
    const subject = provider.peekMessage(message)
    if (subject?.kind === 'merchant-order') return subject.merchantOrder === merchantOrder
    return subject?.reference === providerReference && subject !== undefined
  }

  const payWith = async (outcome: CardOutcome) => finish(await startFor(outcome), outcome)

  return {
    bank: () => bank,
    desk: () => desk,
    open,
    aCharge,
    startFor,
    finish,
    payWith,
    async payAndHear() {
      const { message, ...paid } = await payWith('taken')
      if (message === undefined) throw new Error('the provider told the shop nothing')
      return { ...paid, message }
    },
  }
}

/** What the attempt keeps of a step. */
function toNotes(step: PaymentStep): Pick<Charge, 'providerReference' | 'resume'> {
  if (step.kind === 'approved') return { providerReference: step.receipt.reference, resume: null }
  return 'reference' in step || 'resume' in step
    ? { providerReference: step.reference ?? null, resume: step.resume ?? null }
    : { providerReference: null, resume: null }
}
