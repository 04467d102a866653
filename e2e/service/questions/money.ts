import { costOf, type Party } from '../book.ts'
import { euros } from '../words.ts'
import type { Question } from './question.ts'

interface Row {
  readonly who: string
  readonly total: number
  readonly paid: number
  readonly back: number
  readonly taken: number
  readonly is_debt: boolean
  readonly is_gone: boolean
}

/**
 * What an order costs without the dishes that were taken out, what came in and what went back; and once more what came
 * in, as the ledger of the payments has it. Whatever left the house unpaid is a debt that somebody allowed.
 */
export const money: Question = {
  async stored(rows, { siteId, storeId }) {
    const found = await rows<Row>(
      `select contact_name as who, (total - voided)::integer as total, paid::integer, refunded::integer as back,
         (select coalesce(sum(captured - attempt.refunded), 0)::integer from payment_attempt attempt
          where attempt.site_id = placed_order.site_id and attempt.order_id = placed_order.id) as taken,
         exists (select from order_debt debt where debt.site_id = placed_order.site_id
           and debt.order_id = placed_order.id) as is_debt,
         status = 'picked-up' as is_gone
       from placed_order where site_id = $1 and store_id = $2 and setup ->> 'mode' <> 'table'`,
      [siteId, storeId],
    )
    return Object.fromEntries(
      found.map(({ who, total, paid, back, taken, is_debt, is_gone }) => {
        const owes = is_gone && paid < total ? (is_debt ? ', as a debt' : ', and nobody allowed it') : ''
        const booked = taken === paid - back ? '' : `, but ${euros(taken)} in the books`
        return [who, `${euros(total)}, paid ${euros(paid)}, back ${euros(back)}${owes}${booked}`]
      }),
    )
  },
  known({ parties }) {
    const placed = parties.filter(({ mode }) => mode !== 'table')
    return Object.fromEntries(placed.map((party) => [party.who, tell(party)]))
  },
}

function tell(party: Party): string {
  const { paid, back, stand, isDebt } = party
  const cost = stand === 'cancelled' ? party.ordered : costOf(party)
  const owes = stand === 'gone' && paid < cost && isDebt ? ', as a debt' : ''
  return `${euros(cost)}, paid ${euros(paid)}, back ${euros(back)}${owes}`
}
