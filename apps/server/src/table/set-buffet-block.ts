import type { setBuffetBlock as row } from '@comanda/contract/calls/staff/floor'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { KeepsOffers } from '../cart/read-offer.ts'
import { joinTo } from '../database/line/to-tx.ts'
import { blockBuffet } from './block-buffet.ts'
import { changeFloorTable } from './change-floor-table.ts'

export const setBuffetBlock: StaffWriter<typeof row, KeepsOffers> = ({ cartId, blocked }, context) =>
  changeFloorTable(context, cartId, async ({ buffetBlocked }) => {
    const { tx, siteId, now } = context
    if (blocked !== buffetBlocked) await blockBuffet(joinTo(tx), { siteId, cartId }, { blocked, now })
    return { before: { blocked: buffetBlocked }, after: { blocked } }
  })
