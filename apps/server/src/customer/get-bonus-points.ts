import type { getBonusPoints as row } from '@comanda/contract/calls/customer'
import { isRefusal } from '@comanda/contract/refusals'
import { hasReceiptExpired } from '@comanda/rules/promotions/check-receipt'
import type { Handler } from '../call/handler.ts'
import { checkOwner } from './owner.ts'
import { listReceipts } from './receipt.repository.ts'

export const getBonusPoints: Handler<typeof row> = async ({ customerId }, context) => {
  const owner = checkOwner(context, customerId)
  if (isRefusal(owner)) return owner
  const receipts = await listReceipts(context.database, owner)
  return receipts.map((receipt) => ({ ...receipt, hasExpired: hasReceiptExpired(receipt, context.now) }))
}
