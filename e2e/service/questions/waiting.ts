import { isHere } from '../book.ts'
import { tables } from '../house/dishes.ts'
import type { Question } from './question.ts'

interface Row {
  readonly who: string
  readonly position: number | null
  readonly for_what: string
}

/** Orders without an answer, and tables to which nobody has gone yet. */
export const waiting: Question = {
  async stored(rows, { siteId, storeId }) {
    const found = await rows<Row>(
      `select contact_name as who, null::integer as position, 'an answer' as for_what from placed_order
       where site_id = $1 and store_id = $2 and status = 'on-hold'
       union all
       select '', cart.position, call.kind from table_call call
       join cart on cart.site_id = call.site_id and cart.id = call.cart_id
       where call.site_id = $1 and cart.store_id = $2 and call.answered_at is null and not call.taken_back`,
      [siteId, storeId],
    )
    const nameOf = ({ who, position }: Row) =>
      Object.values(tables).find((one) => one.position === position)?.name ?? who
    return Object.fromEntries(found.map((row) => [nameOf(row), row.for_what]))
  },
  known({ parties }) {
    return Object.fromEntries([
      ...parties.filter(({ stand }) => stand === 'waiting').map(({ who }) => [who, 'an answer']),
      ...parties.filter((party) => isHere(party) && party.call !== null).map(({ who, call }) => [who, call]),
    ])
  },
}
