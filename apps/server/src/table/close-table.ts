import type { closeTable as row } from '@comanda/contract/calls/staff/floor'
import { refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import type { StaffWriter } from '../call/staff-handler.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import { joinTo } from '../database/line/to-tx.ts'
import { changeFloorTable } from './change-floor-table.ts'
import { endTable } from './end-table.ts'
import { readOpenBills } from './read-open-bills.ts'

/** The guests have left. What they owe would be lost with the table, so it is taken first (DAY-136). */
export const closeTable: StaffWriter<typeof row, KeepsOffers> = ({ cartId }, context) =>
  changeFloorTable(context, cartId, async (cart) => {
    const { tx, siteId, now, house } = context
    if (cart.state !== 'open' && cart.state !== 'paying') return refusal('cart-not-open')
    const [bill] = await readOpenBills(tx, [cart], { siteId, offer: await readOffer(house, siteId), now })
    if (bill?.isBeingPaid) return refusal('payment-in-progress')
    if (bill && bill.owed > zero) return refusal('bill-open', { owed: bill.owed })
    await endTable(joinTo(tx), { siteId, cartId }, now)
    return { before: { state: cart.state }, after: { state: 'closed' } }
  })
