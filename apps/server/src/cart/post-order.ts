import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { formatPrice } from '@comanda/i18n/format-price'
import { toAddressLine } from '@comanda/rules/cart/address-line'
import type { Sale, SaleLine } from '@comanda/rules/cart/sale'
import { listUnsent } from '@comanda/rules/table/send-round'
import { formatMinute } from '@comanda/rules/time/minute'
import type { Tx } from '../database/database.ts'
import { postMail } from '../outbox/post-mail.ts'
import { postTicket, toTicket } from '../outbox/post-ticket.ts'
import type { StoredOrder } from './order.repository.ts'

/** Tells the kitchen and the diner, in the transaction that makes the order. */
export async function postOrder(tx: Tx, order: StoredOrder, sale: Sale): Promise<void> {
  const { siteId, id, number } = order
  // The rounds of a table were sent one by one: paying must not make the kitchen cook anything twice.
  const lines = listUnsent(sale.lines)
  if (lines.length > 0) {
    await postTicket(tx, {
      siteId,
      key: `order:${id}`,
      recipient: `store:${sale.storeId}`,
      subject: String(number),
      body: writeTicket(order, { ...sale, lines }),
    })
  }
  if (sale.contact.email === '') return
  const words = dictionaryOf(sale.language).orderMail
  await postMail(tx, {
    siteId,
    key: `order:${id}`,
    recipient: sale.contact.email,
    subject: words.subject(sale.seller.site, number),
    body: writeMail(order, sale),
  })
}

/** What, how and for whom; a kitchen needs no prices. */
function writeTicket({ number }: StoredOrder, { lines, notes, contact, setup }: Sale): string {
  const place = setup.position === null ? setup.mode : `${setup.mode} ${setup.position}`
  return toTicket([
    `#${number} ${place}${toWhen(setup)}`,
    contact.fullName,
    ...lines.flatMap(({ quantity, name, choices, notes: said }) => [
      `${quantity} × ${name}${said === '' ? '' : ` (${said})`}`,
      ...choices.map((choice) => `   ${choice}`),
    ]),
    notes,
  ])
}

/** The receipt in writing: dishes with their allergens, every part of the price, and the taxes in it. */
function writeMail(order: StoredOrder, sale: Sale): string {
  const { language, lines, parts, vat, seller, contact, setup } = sale
  const { orderMail: words, dish } = dictionaryOf(language)
  const price = (amount: number) => formatPrice(amount, language)
  const isPaid = order.paymentState === 'paid'
  const where = setup.address === null ? seller.store : toAddressLine(setup.address)
  return [
    words.hello(contact.fullName),
    words.text(order.number, seller.store),
    `${words.modes[setup.mode]}${toWhen(setup)} · ${where}`,
    '',
    ...lines.map((line) => writeLine(line, price)),
    ...parts.map(({ kind, amount }) => `${dish.price[kind]}: ${price(amount)}`),
    `${words.total}: ${price(sale.total)}`,
    ...vat.map(({ rate, base, vat: tax }) => words.vat(`${rate / 100} %`, price(base), price(tax))),
    '',
    isPaid ? words.paid : words.payLater(price(sale.total)),
    seller.phone === '' ? '' : words.call(seller.phone),
  ]
    .join('\n')
    .trim()
}

function writeLine(
  { quantity, name, choices, total, allergenNames }: SaleLine,
  price: (amount: number) => string,
): string {
  const allergens = allergenNames.length === 0 ? '' : `\n   ${allergenNames.join(', ')}`
  const chosen = choices.map((choice) => `\n   ${choice}`).join('')
  return `${quantity} × ${name}: ${price(total)}${chosen}${allergens}`
}

function toWhen({ date, time }: Sale['setup']): string {
  if (date === null) return ''
  return ` · ${date.split('-').reverse().join('-')}${time === null ? '' : ` ${formatMinute(time)}`}`
}
