import type { Cents } from '@comanda/rules/money/cents'
import type { MailKind } from '../mail-kind.ts'

export interface RefundFacts {
  readonly name: string
  readonly amount: Cents
}

export const refundMade: MailKind<RefundFacts> = {
  subject: ({ amount }, { words, site, price }) => words.refund.subject(site, price(amount)),
  title: (_facts, { words }) => words.refund.title,
  parts: ({ name, amount }, { words, price }) => [
    { kind: 'text', text: words.hello(name) },
    { kind: 'text', text: words.refund.text(price(amount)) },
    { kind: 'note', text: words.refund.bank },
  ],
}
