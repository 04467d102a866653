import { allDishes } from '../house/dishes.ts'
import type { Question } from './question.ts'

/** Until its end comes, or somebody sells it again. */
export const pauses: Question = {
  async stored(rows, { siteId, storeId }) {
    const found = await rows<{ readonly name: string }>(
      `select product.name ->> 'base' as name from product_pause pause
       join product on product.site_id = pause.site_id and product.id = pause.product_id
       where pause.site_id = $1 and pause.store_id = $2`,
      [siteId, storeId],
    )
    return Object.fromEntries(found.map(({ name }) => [name, 'sold out']))
  },
  known: ({ paused }) =>
    Object.fromEntries(allDishes.filter(({ name }) => paused.has(name)).map(({ name }) => [name, 'sold out'])),
}
