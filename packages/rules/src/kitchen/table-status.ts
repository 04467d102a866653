import type { KitchenItemState } from './kitchen-item.ts'

/** The parts of a meal by the number of their course; a later course is a dessert. */
const stages = ['starter', 'main', 'dessert'] as const
type Stage = (typeof stages)[number]
export type TableStatus = Stage | `${Stage}-full`

interface ServedDish {
  readonly course: number
  readonly state: KitchenItemState
}

/**
 * How far a table's meal has come, said by its dishes alone (DAY-088). «main-full» is a table that has eaten all it was
 * sent before dessert, tapas only too (TABLE-002). Null is a table that has ordered nothing to eat.
 */
export function deriveTableStatus(dishes: readonly ServedDish[]): TableStatus | null {
  const sent = dishes.filter(({ state }) => state !== 'voided')
  const inCourses = sent.filter(({ course }) => course > 0)
  // A drink has no course and says nothing of the meal, except where the venue gives no dish a course.
  const counted = inCourses.length > 0 ? inCourses : sent
  const waiting = findStages(counted.filter(({ state }) => state !== 'served'))
  const served = findStages(counted.filter(({ state }) => state === 'served'))
  const [next] = waiting
  if (next === undefined) {
    const last = served.at(-1)
    if (last === undefined) return null
    return last === 'dessert' ? 'dessert-full' : 'main-full'
  }
  const before = stages[stages.indexOf(next) - 1]
  const hasEaten = served.some((stage) => stages.indexOf(stage) < stages.indexOf(next))
  return before !== undefined && hasEaten ? `${before}-full` : next
}

/** Each once, in the order in which they are eaten. */
function findStages(dishes: readonly ServedDish[]): Stage[] {
  return stages.filter((stage) => dishes.some((dish) => toStage(dish) === stage))
}

function toStage({ course }: ServedDish): Stage {
  if (course === 0) return 'main'
  return stages[Math.min(course, stages.length) - 1] ?? 'main'
}
