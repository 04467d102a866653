import { formatDay } from '@comanda/i18n/format-day'
import { formatMoment } from '@comanda/i18n/format-moment'
import { toPromiseText } from '@comanda/i18n/promise-text'
import type { OrderSetup } from '@comanda/rules/cart/cart'
import type { PromisedTime } from '@comanda/rules/order/promised-time'
import type { ReceiptLine, SaleReceipt } from '@comanda/rules/order/sale-receipt'
import { toAddressLine } from '@comanda/rules/setup/address-line'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import type { MailKind, MailSpeech } from '../mail-kind.ts'
import { type DishRow, type MailPart, type SumRow, toFacts } from '../mail-part.ts'
import { writeAddress } from './write-address.ts'

export interface OrderFacts {
  readonly name: string
  readonly setup: OrderSetup
  /** The table with its room; null for what is eaten elsewhere. */
  readonly table: string | null
  /** Absent from mails that were written before it was. */
  readonly promised?: PromisedTime | null
  readonly notes: string
  readonly isPaid: boolean
  readonly receipt: SaleReceipt
  /** Its status page, for whoever holds the mail. */
  readonly link: string
}

/** The order in writing: dishes with their choices and allergens, every part of the price, the taxes in it. */
export const orderConfirmed: MailKind<OrderFacts> = {
  subject: ({ receipt }, { words, site }) => words.order.subject(site, receipt.orderNumber),
  title: ({ receipt }, { words }) => words.order.title(receipt.orderNumber),
  parts: (facts, speech) => {
    const { receipt, name, isPaid, link } = facts
    const { words, price } = speech
    const { phone } = receipt.issuer
    return [
      { kind: 'text', text: words.hello(name) },
      { kind: 'text', text: words.order.text(receipt.issuer.store) },
      listDetails(facts, speech),
      { kind: 'button', label: words.order.follow, href: link },
      { kind: 'dishes', lines: receipt.lines.map((line) => toDishRow(line, speech)) },
      { kind: 'sums', rows: listSums(receipt, speech) },
      { kind: 'text', text: isPaid ? words.order.paid : words.order.payLater(price(receipt.total)) },
      ...(isPaid ? listIssuer(receipt, speech) : [{ kind: 'note', text: words.order.payLaterNote } as const]),
      ...(phone === '' ? [] : [{ kind: 'note', text: words.order.call(phone) } as const]),
    ]
  },
  attachments: ({ isPaid, receipt }, { words }) =>
    isPaid
      ? [{ kind: 'receipt', name: `${words.receipt.file}-${receipt.number ?? receipt.orderNumber}.pdf`, receipt }]
      : [],
}

function listDetails(
  { setup, table: place, promised = null, notes, receipt }: OrderFacts,
  { words, screens, language }: MailSpeech,
): MailPart {
  const { order } = words
  const table = place === null ? '' : ` · ${place}`
  const nameDay = (date: IsoDate) => formatDay(date, language, 'said')
  const day = setup.date === null ? '' : nameDay(setup.date)
  const chosen = day === '' || setup.time === null ? day : screens.status.at(day, formatMinute(setup.time))
  const soon = promised === null ? order.soon : toPromiseText(promised, { words: screens.status, nameDay })
  const home = setup.address && toAddressLine(setup.address)
  return toFacts([
    [order.how, `${order.modes[setup.mode]}${table}`],
    [order.when, setup.asSoonAsPossible ? soon : chosen],
    [words.address, home ?? writeAddress(receipt.issuer.address)],
    [words.notes, notes],
  ])
}

export function toDishRow(
  { quantity, name, total, choices, allergens }: ReceiptLine,
  { words, price }: MailSpeech,
): DishRow {
  const contains = allergens.length === 0 ? [] : [words.allergens(allergens.join(', '))]
  return { dish: `${quantity} × ${name}`, amount: price(total), under: [...choices, ...contains] }
}

export function listSums({ parts, total, vat }: SaleReceipt, { words, screens, price }: MailSpeech): SumRow[] {
  return [
    ...parts.map(({ kind, amount }) => ({
      label: screens.dish.price[kind],
      amount: price(amount),
      weight: 'plain' as const,
    })),
    { label: words.total, amount: price(total), weight: 'strong' },
    ...vat.map(({ rate, base, vat: tax }) => ({
      label: words.order.vat(`${rate / 100} %`),
      amount: words.order.vatOf(price(base), price(tax)),
      weight: 'small' as const,
    })),
  ]
}

export function listIssuer(
  { number, issuer, issuedAt, timeZone }: SaleReceipt,
  { words, language }: MailSpeech,
): MailPart[] {
  const { legal, address } = issuer
  if (number === null || legal === null) return [{ kind: 'note', text: words.receipt.notInvoice }]
  return [
    toFacts([
      [words.receipt.invoice, number],
      [words.receipt.issued, formatMoment(issuedAt, language, timeZone)],
      [words.receipt.issuer, legal.name],
      [words.receipt.taxId, legal.taxId],
      [words.address, writeAddress(address)],
    ]),
  ]
}
