import { findSayings, toAllergy } from '../house/sayings.ts'
import { tellSaid } from '../roles/board.ts'
import type { Question } from './question.ts'

interface Row {
  readonly who: string
  readonly dish: string
  readonly words: readonly string[]
  readonly declared: readonly string[]
}

/** What the kitchen was sent with a dish: its choices, and the allergies of whoever may eat it. */
export const said: Question = {
  async stored(rows, { siteId, storeId }) {
    const found = await rows<Row>(
      `select ticket.place as who, item.name as dish, item.words, item.declared
       from kitchen_ticket ticket
       join kitchen_item item on item.site_id = ticket.site_id and item.ticket_id = ticket.id
       where ticket.site_id = $1 and ticket.store_id = $2`,
      [siteId, storeId],
    )
    const told = found.map(({ who, dish, words, declared }) => {
      const choices = findSayings(words.join('\n'))
      return [
        `${who}, ${dish}`,
        [...(choices === '' ? [] : [choices]), ...declared.map(toAllergy)].toSorted().join(', '),
      ] as const
    })
    return Object.fromEntries(told.filter(([, one]) => one !== ''))
  },
  known({ parties }) {
    const told = parties.flatMap(({ who, plates }) =>
      plates.map((plate) => [`${who}, ${plate.dish.name}`, tellSaid(plate)] as const),
    )
    return Object.fromEntries(told.filter(([, one]) => one !== ''))
  },
}
