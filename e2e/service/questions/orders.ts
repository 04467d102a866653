import { standOf } from '../book.ts'
import type { Question } from './question.ts'

interface Row {
  readonly who: string
  readonly stand: string
}

/** What hands have recorded: how far the kitchen is between a yes and the end follows from the plates. */
export const orders: Question = {
  async stored(rows, { siteId, storeId }) {
    const found = await rows<Row>(
      `select contact_name as who,
         case status when 'on-hold' then 'waiting' when 'picked-up' then 'gone' when 'cancelled' then 'cancelled'
           else 'under way' end as stand
       from placed_order where site_id = $1 and store_id = $2 and setup ->> 'mode' <> 'table'`,
      [siteId, storeId],
    )
    return Object.fromEntries(found.map(({ who, stand }) => [who, stand]))
  },
  known({ parties }) {
    const placed = parties.filter(({ mode }) => mode !== 'table')
    const stands = {
      waiting: 'waiting',
      cooking: 'under way',
      ready: 'under way',
      gone: 'gone',
      cancelled: 'cancelled',
    }
    return Object.fromEntries(placed.map((party) => [party.who, stands[standOf(party)]]))
  },
}
