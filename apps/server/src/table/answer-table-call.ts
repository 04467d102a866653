import type { answerTableCall as row } from '@comanda/contract/calls/staff/floor'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { KeepsOffers } from '../cart/read-offer.ts'
import { joinTo } from '../database/line/to-tx.ts'
import { answerCall } from './answer-call.ts'
import { changeFloorTable } from './change-floor-table.ts'

export const answerTableCall: StaffWriter<typeof row, KeepsOffers> = ({ cartId, kind }, context) =>
  changeFloorTable(context, cartId, async () => {
    const { tx, siteId, person, now } = context
    await answerCall(joinTo(tx), { siteId, cartId }, { kind, now, staffId: person?.id ?? null })
    return { before: { calls: kind }, after: null }
  })
