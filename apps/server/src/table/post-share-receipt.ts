import { readSaleKitchen } from '@comanda/rules/order/read-sale-kitchen'
import { shareVat } from '@comanda/rules/table/share-vat'
import type { Instant } from '@comanda/rules/time/calendar'
import type { StoredCart } from '../cart/stored-cart.ts'
import type { Tx } from '../database/database.ts'
import { postMail } from '../mail/post-mail.ts'
import { issueReceipt } from '../order/issue-receipt.ts'
import type { PayingAttempt } from '../subject/paid-subject.ts'
import type { StoredBill, StoredShare } from './bill.repository.ts'

interface PaidShare {
  readonly bill: StoredBill
  readonly share: StoredShare
  readonly cart: StoredCart
  readonly now: Instant
}

/** The share's own receipt, mailed to who left an address. Answers its number, where the venue issues invoices. */
export async function postShareReceipt(
  tx: Tx,
  { siteId, sale }: PayingAttempt,
  { bill, share, cart, now }: PaidShare,
): Promise<string | null> {
  if (sale === null) throw new Error('a share was paid that was never frozen')
  const vat = shareVat(bill.sale.vat, { total: bill.total, before: bill.collected, amount: share.amount })
  const receipt = await issueReceipt(tx, { siteId, sale: { ...sale, vat }, orderNumber: cart.number, now })
  const { contact, language } = sale
  if (contact.email !== '') {
    const facts = { name: contact.fullName, table: readSaleKitchen(bill.sale).place, receipt }
    await postMail(tx, 'share-paid', { siteId, key: `share:${share.id}`, recipient: contact.email, language, facts })
  }
  return receipt.number
}
