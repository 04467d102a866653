import { isHere } from '../book.ts'
import { tables as places } from '../house/dishes.ts'
import { euros } from '../words.ts'
import type { Question } from './question.ts'

interface Row {
  readonly position: number
  readonly stand: string
  readonly paid: number
}

/** A table that was opened and not freed since: its guests sit there, also once they have paid (DAY-202). */
export const tables: Question = {
  async stored(rows, { siteId, storeId }) {
    const found = await rows<Row>(
      `select position, 'open' as stand, 0 as paid from cart
       where site_id = $1 and store_id = $2 and mode = 'table' and state in ('open', 'paying')
       union all
       select (setup ->> 'position')::integer, 'paid', paid::integer from placed_order
       where site_id = $1 and store_id = $2 and setup ->> 'mode' = 'table' and payment_state = 'paid'
         and status not in ('picked-up', 'cancelled')`,
      [siteId, storeId],
    )
    const nameOf = (position: number) =>
      Object.values(places).find((one) => one.position === position)?.name ?? `table ${position}`
    return Object.fromEntries(
      found.map(({ position, stand, paid }) => [nameOf(position), stand === 'paid' ? `paid ${euros(paid)}` : 'open']),
    )
  },
  known({ parties }) {
    const sitting = parties.filter((party) => party.mode === 'table' && isHere(party))
    return Object.fromEntries(sitting.map(({ who, paid }) => [who, paid > 0 ? `paid ${euros(paid)}` : 'open']))
  },
}
