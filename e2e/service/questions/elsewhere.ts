import { busy, otherStoreId, quiet } from '../house/sites.ts'
import type { Question } from './question.ts'

const placed = ['cart', 'placed_order', 'kitchen_ticket', 'kitchen_item', 'product_pause', 'hand_taking'] as const

/** A twin with the same numbers, and another store of the same site: nothing of the evening reaches either. */
export const elsewhere: Question = {
  async stored(rows) {
    const counted = placed.map(
      (table) => `select '${table}' as name, count(*)::integer as times from ${table}
        where site_id = ${quiet.id} or (site_id = ${busy.id} and store_id = ${otherStoreId})`,
    )
    const ofSite = `select 'outbox_message', count(*)::integer from outbox_message where site_id = ${quiet.id}`
    const found = await rows<{ readonly name: string; readonly times: number }>(
      [...counted, ofSite].join(' union all '),
    )
    return Object.fromEntries(found.filter(({ times }) => times > 0).map(({ name, times }) => [name, String(times)]))
  },
  known: () => ({}),
}
