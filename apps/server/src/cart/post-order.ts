import type { Sale } from '@comanda/rules/cart/sale'
import type { ReceiptIssuer } from '@comanda/rules/cart/sale-receipt'
import { listUnsent } from '@comanda/rules/table/send-round'
import { formatMinute } from '@comanda/rules/time/minute'
import type { Tx } from '../database/database.ts'
import { postMail } from '../mail/post-mail.ts'
import { postTicket, toTicket } from '../outbox/post-ticket.ts'
import type { StoredOrder } from './order.repository.ts'
import { toSaleReceipt } from './to-sale-receipt.ts'

interface Sold {
  readonly sale: Sale
  readonly issuer: ReceiptIssuer
}

/** Tells the kitchen and the diner, in the transaction that makes the order. */
export async function postOrder(tx: Tx, order: StoredOrder, { sale, issuer }: Sold): Promise<void> {
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
  await postMail(tx, 'order-confirmed', {
    siteId,
    key: `order:${id}`,
    recipient: sale.contact.email,
    language: sale.language,
    facts: {
      name: sale.contact.fullName,
      setup: sale.setup,
      notes: sale.notes,
      isPaid: order.paymentState === 'paid',
      receipt: toSaleReceipt(order, sale, issuer),
      // Behind the hash sign the key reaches no server log and no other site.
      link: `${sale.seller.origin}/status#${order.followKey}`,
    },
  })
}

/** What, how and for whom; a kitchen needs no prices. */
function writeTicket({ number }: StoredOrder, { lines, notes, contact, setup }: Sale): string {
  const place = setup.position === null ? setup.mode : `${setup.mode} ${setup.position}`
  return toTicket([
    `#${number} ${place}${toWhen(setup)}`,
    contact.fullName.trim(),
    ...lines.flatMap(({ quantity, name, choices, houseChoices = choices, notes: said }) => [
      `${quantity} × ${name}${said === '' ? '' : ` (${said})`}`,
      ...houseChoices.map((choice) => `   ${choice}`),
    ]),
    notes.trim(),
  ])
}

function toWhen({ date, time }: Sale['setup']): string {
  if (date === null) return ''
  return ` · ${date.split('-').reverse().join('-')}${time === null ? '' : ` ${formatMinute(time)}`}`
}
