import type { SaleReceipt } from '@comanda/rules/order/sale-receipt'
import type { MailKind } from '../mail-kind.ts'
import { toFacts } from '../mail-part.ts'
import { listIssuer, listSums, toDishRow } from './order-confirmed.ts'

export interface ShareFacts {
  readonly name: string
  /** With its room. */
  readonly table: string | null
  readonly receipt: SaleReceipt
}

/** The sum that one diner paid of a table's bill: nothing of what the others had or paid. */
export const sharePaid: MailKind<ShareFacts> = {
  subject: ({ receipt }, { words, site, price }) => words.share.subject(site, price(receipt.total)),
  title: (_facts, { words }) => words.share.title,
  parts: ({ name, table, receipt }, speech) => {
    const { words, price } = speech
    return [
      { kind: 'text', text: words.hello(name) },
      { kind: 'text', text: words.share.text(receipt.issuer.store, price(receipt.total)) },
      toFacts([[words.order.how, table ?? '']]),
      { kind: 'dishes', lines: receipt.lines.map((line) => toDishRow(line, speech)) },
      { kind: 'sums', rows: listSums(receipt, speech) },
      ...listIssuer(receipt, speech),
    ]
  },
  attachments: ({ receipt }, { words }) => [
    { kind: 'receipt', name: `${words.receipt.file}-${receipt.number ?? receipt.orderNumber}.pdf`, receipt },
  ],
}
