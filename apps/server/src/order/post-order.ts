import { readSaleKitchen } from '@comanda/rules/order/read-sale-kitchen'
import type { Sale } from '@comanda/rules/order/sale'
import type { ReceiptIssuer } from '@comanda/rules/order/sale-receipt'
import type { Tx } from '../database/database.ts'
import type { MailLook } from '../mail/mail-look.repository.ts'
import { postMail } from '../mail/post-mail.ts'
import type { StoredOrder } from './order.repository.ts'
import { toSaleReceipt } from './to-sale-receipt.ts'

interface Sold {
  readonly sale: Sale
  readonly issuer: ReceiptIssuer
  readonly look: MailLook
}

/** Tells the diner, in the transaction that makes the order. */
export async function postOrder(tx: Tx, order: StoredOrder, { sale, issuer, look }: Sold): Promise<void> {
  if (sale.contact.email === '') return
  const { siteId, id } = order
  await postMail(tx, 'order-confirmed', {
    siteId,
    key: `order:${id}`,
    recipient: sale.contact.email,
    language: sale.language,
    look,
    facts: {
      name: sale.contact.fullName,
      setup: sale.setup,
      table: sale.setup.mode === 'table' ? readSaleKitchen(sale).place : null,
      promised: sale.promised ?? null,
      notes: sale.notes,
      isPaid: order.paymentState === 'paid',
      receipt: toSaleReceipt(order, sale, issuer),
      // Behind the hash sign the key reaches no server log and no other site.
      link: `${sale.seller.origin}/status#${order.followKey}`,
    },
  })
}
