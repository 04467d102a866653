import { countAlike } from '../answers.ts'
import type { Question } from './question.ts'

interface Row {
  readonly who: string
  readonly dish: string
  readonly state: string
  readonly units: number
}

/** Plate by plate: what one row has ready of its units stands beside what is still to be cooked. */
export const plates: Question = {
  async stored(rows, { siteId, storeId }) {
    const found = await rows<Row>(
      `select ticket.place as who, item.name as dish, part.state, sum(part.units)::integer as units
       from kitchen_ticket ticket
       join kitchen_item item on item.site_id = ticket.site_id and item.ticket_id = ticket.id
       cross join lateral (values
         (case item.state when 'queued' then 'to-cook' when 'cooking' then 'to-cook' when 'voided' then 'void'
            else item.state::text end,
          case when item.state in ('queued', 'cooking') then item.units - item.units_ready else item.units end),
         ('ready', case when item.state in ('queued', 'cooking') then item.units_ready else 0 end)
       ) part (state, units)
       where ticket.site_id = $1 and ticket.store_id = $2 and part.units > 0
       group by 1, 2, 3`,
      [siteId, storeId],
    )
    const all = found.flatMap(({ who, dish, state, units }) =>
      Array.from({ length: units }, () => ({ name: `${who}, ${dish}`, state })),
    )
    return Object.fromEntries(
      [...Map.groupBy(all, ({ name }) => name)].map(([name, alike]) => [
        name,
        countAlike(alike.map(({ state }) => state)),
      ]),
    )
  },
  known({ parties }) {
    const all = parties.flatMap(({ who, plates }) =>
      plates.map(({ dish, state }) => ({ name: `${who}, ${dish.name}`, state })),
    )
    return Object.fromEntries(
      [...Map.groupBy(all, ({ name }) => name)].map(([name, alike]) => [
        name,
        countAlike(alike.map(({ state }) => state)),
      ]),
    )
  },
}
