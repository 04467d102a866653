import type { KitchenItemState } from './kitchen-item.ts'
import type { SentDish } from './sent-dish.ts'

/**
 * The dishes that wait when a ticket is sent. An order that nobody has accepted waits whole; at a table the first
 * course of the round is cooked and the later ones wait to be fired (DAY-081, DAY-095). A dish without a course never
 * waits for one.
 */
export function holdCourses(
  dishes: readonly SentDish[],
  { accepted, atTable }: { readonly accepted: boolean; readonly atTable: boolean },
): (SentDish & { readonly state: Extract<KitchenItemState, 'held' | 'queued'> })[] {
  const first = Math.min(...dishes.map(({ course }) => course).filter((course) => course > 0))
  return dishes.map((dish) => {
    const waits = !accepted || (atTable && dish.course > first)
    return { ...dish, state: waits ? 'held' : 'queued' }
  })
}
