import { type Cents, zero } from '@comanda/rules/money/cents'
import type { VoidReason } from '@comanda/rules/order/reject-reason'
import type { MailKind } from '../mail-kind.ts'

export interface TakenOutFacts {
  readonly name: string
  readonly number: number
  readonly phone: string
  readonly dish: string
  readonly reason: VoidReason
  /** The sum that goes back; zero where nothing was paid. */
  readonly back: Cents
}

export const dishTakenOut: MailKind<TakenOutFacts> = {
  subject: ({ number }, { words, site }) => words.order.takenOutSubject(site, number),
  title: ({ number }, { words }) => words.order.takenOutTitle(number),
  parts: ({ name, phone, dish, reason, back }, { words, screens, price }) => [
    { kind: 'text', text: words.hello(name) },
    { kind: 'text', text: words.order.takenOut(dish) },
    { kind: 'text', text: screens.status.reasons[reason] },
    { kind: 'text', text: back === zero ? words.order.payLess : words.order.moneyBack(price(back)) },
    ...(phone === '' ? [] : [{ kind: 'note', text: words.order.call(phone) } as const]),
  ],
}
