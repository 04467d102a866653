import type { Question } from './question.ts'

interface Row {
  readonly who: string
  readonly number: number
}

/** The ticket's and the order's: one number for one thing, and no two things of one evening share it (DAY-208). */
export const numbers: Question = {
  async stored(rows, { siteId, storeId }) {
    const found = await rows<Row>(
      `select place as who, number from kitchen_ticket where site_id = $1 and store_id = $2
       union select contact_name, number from placed_order
         where site_id = $1 and store_id = $2 and setup ->> 'mode' <> 'table'
       union select ticket.place, made.number from placed_order made
         join kitchen_ticket ticket on ticket.site_id = made.site_id and ticket.cart_id = made.cart_id
         where made.site_id = $1 and made.store_id = $2`,
      [siteId, storeId],
    )
    const shared = [...Map.groupBy(found, ({ number }) => number)].filter(([, alike]) => alike.length > 1)
    return {
      ...Object.fromEntries(
        [...Map.groupBy(found, ({ who }) => who)].map(([who, all]) => [
          who,
          all.map(({ number }) => number).join(' and '),
        ]),
      ),
      ...Object.fromEntries(
        shared.map(([number, alike]) => [`number ${number}`, alike.map(({ who }) => who).join(' and ')]),
      ),
    }
  },
  known({ parties }) {
    const numbered = parties.filter(({ plates }) => plates.length > 0)
    return Object.fromEntries(
      [...Map.groupBy(numbered, ({ who }) => who)].map(([who, all]) => [
        who,
        all.map(({ number }) => number).join(' and '),
      ]),
    )
  },
}
