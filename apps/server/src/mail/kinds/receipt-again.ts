import { formatDay } from '@comanda/i18n/format-day'
import type { SaleReceipt } from '@comanda/rules/order/sale-receipt'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { MailKind } from '../mail-kind.ts'
import { listIssuer, listSums, toDishRow } from './order-confirmed.ts'

export interface ReceiptFacts {
  readonly name: string
  readonly receipt: SaleReceipt
}

/** The receipt of an earlier order, for whoever asked for it again. */
export const receiptAgain: MailKind<ReceiptFacts> = {
  subject: ({ receipt }, { words, site }) => words.receiptAgain.subject(site, receipt.orderNumber),
  title: ({ receipt }, { words }) => words.receiptAgain.title(receipt.orderNumber),
  parts: ({ name, receipt }, speech) => {
    const { words, language } = speech
    const { date } = toStoreMoment(receipt.issuedAt, receipt.timeZone)
    return [
      { kind: 'text', text: words.hello(name) },
      { kind: 'text', text: words.receiptAgain.text(receipt.issuer.store, formatDay(date, language, 'full')) },
      { kind: 'dishes', lines: receipt.lines.map((line) => toDishRow(line, speech)) },
      { kind: 'sums', rows: listSums(receipt, speech) },
      ...listIssuer(receipt, speech),
    ]
  },
  attachments: ({ receipt }, { words }) => [
    { kind: 'receipt', name: `${words.receipt.file}-${receipt.number ?? receipt.orderNumber}.pdf`, receipt },
  ],
}
