import type { sendReceipt as row } from '@comanda/contract/calls/staff/history'
import { refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import { toOwed } from '@comanda/rules/order/order-money'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import { postMail } from '../mail/post-mail.ts'
import { toReceiptKey } from './list-told-keys.ts'
import { lockOrderInReach } from './lock-seen-order.ts'
import { readReceipt } from './read-receipt.ts'

/** The receipt of an order of any day, once more: whoever asks for it by telephone says where to (DAY-207). */
export const sendReceipt: StaffWriter<typeof row, KeepsCatalogues> = async ({ orderId, email }, context) => {
  const { tx, siteId, now } = context
  const order = await lockOrderInReach(tx, context, orderId)
  if (order === undefined) return refusal('order-not-found')
  const owed = toOwed(order)
  if (order.status === 'cancelled') return refusal('illegal-move')
  if (owed > zero) return refusal('order-unpaid', { owed })
  const { language, contactName: name } = order
  await postMail(tx, 'receipt-again', {
    siteId,
    key: toReceiptKey(order, now),
    recipient: email,
    language,
    facts: { name, receipt: await readReceipt(context, order) },
  })
  return {
    reply: {},
    subject: `order:${orderId}`,
    storeId: order.storeId,
    before: null,
    after: { number: order.number },
  }
}
