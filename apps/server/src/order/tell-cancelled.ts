import type { Cents } from '@comanda/rules/money/cents'
import type { CancelReason } from '@comanda/rules/order/reject-reason'
import type { Tx } from '../database/database.ts'
import { postMail } from '../mail/post-mail.ts'
import type { StoredOrder } from './order.repository.ts'
import { getSeller } from './seller.repository.ts'

interface Cancelled {
  readonly reason: CancelReason
  /** The sum that goes back; zero where nothing was paid. */
  readonly back: Cents
}

/** One notice to whoever left an address: why, what goes back, and whom to call. */
export async function tellCancelled(tx: Tx, order: StoredOrder, { reason, back }: Cancelled): Promise<void> {
  const { siteId, id, storeId, number, language, contactName: name, contactEmail: recipient } = order
  if (recipient === '') return
  const { store, phone } = (await getSeller(tx, siteId, storeId)).issuer
  const facts = { name, number, store, phone, reason, back }
  await postMail(tx, 'order-cancelled', { siteId, key: `order-cancelled:${id}`, recipient, language, facts })
}
