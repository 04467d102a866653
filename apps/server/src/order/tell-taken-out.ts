import type { LineId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { VoidReason } from '@comanda/rules/order/reject-reason'
import type { Tx } from '../database/database.ts'
import { postMail } from '../mail/post-mail.ts'
import type { StoredOrder } from './order.repository.ts'
import { getSeller } from './seller.repository.ts'

interface TakenOut {
  readonly lineId: LineId
  readonly dish: string
  readonly reason: VoidReason
  /** The sum that goes back; zero where nothing was paid. */
  readonly back: Cents
}

/** One notice to whoever left an address: which dish, why, and what goes back. */
export async function tellTakenOut(tx: Tx, order: StoredOrder, { lineId, ...said }: TakenOut): Promise<void> {
  const { siteId, id, storeId, number, language, contactName: name, contactEmail: recipient } = order
  if (recipient === '') return
  const { phone } = (await getSeller(tx, siteId, storeId)).issuer
  const key = `dish-taken-out:${id}:${lineId}`
  await postMail(tx, 'dish-taken-out', { siteId, key, recipient, language, facts: { ...said, name, number, phone } })
}
