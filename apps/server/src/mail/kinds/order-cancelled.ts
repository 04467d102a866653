import { type Cents, zero } from '@comanda/rules/money/cents'
import type { CancelReason } from '@comanda/rules/order/reject-reason'
import type { MailKind } from '../mail-kind.ts'

export interface CancelledFacts {
  readonly name: string
  readonly number: number
  readonly store: string
  readonly phone: string
  readonly reason: CancelReason
  /** The sum that goes back; zero where nothing was paid. */
  readonly back: Cents
}

export const orderCancelled: MailKind<CancelledFacts> = {
  subject: ({ number }, { words, site }) => words.order.cancelledSubject(site, number),
  title: ({ number }, { words }) => words.order.cancelledTitle(number),
  parts: ({ name, store, phone, reason, back }, { words, screens, price }) => [
    { kind: 'text', text: words.hello(name) },
    { kind: 'text', text: words.order.cancelled(store) },
    { kind: 'text', text: screens.status.reasons[reason] },
    { kind: 'text', text: back === zero ? words.order.nothingPaid : words.order.moneyBack(price(back)) },
    ...(phone === '' ? [] : [{ kind: 'note', text: words.order.call(phone) } as const]),
  ],
}
