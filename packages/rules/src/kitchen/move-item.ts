import { checkMove } from '../moves.ts'
import { type Allowed, type Refused, refuse } from '../verdict.ts'
import { type KitchenItemState, kitchenItemMoves } from './kitchen-item.ts'

export interface ItemProgress {
  readonly state: KitchenItemState
  readonly units: number
  readonly unitsReady: number
}

export interface ItemWish {
  readonly to: KitchenItemState
  /** How many plates became ready; null is all that are left. */
  readonly units: number | null
}

type Moved = Allowed & { readonly next: Pick<ItemProgress, 'state' | 'unitsReady'> }

/**
 * An item is ready only when all its units are; recalled, all of them are cooked again (DAY-078, DAY-080). In a store
 * without stations nobody waits at a pass for what is ready: it is served in the same step (DAY-213).
 */
export function moveItem(
  item: ItemProgress,
  { to, units }: ItemWish,
  hasPass = true,
): Moved | Refused<'already-there' | 'illegal-move'> {
  if (!hasPass && to === 'ready' && item.state === 'served') return refuse('already-there')
  const verdict = checkMove(kitchenItemMoves, item.state, to)
  if (!verdict.allowed) return verdict
  if (to === 'cooking') return { ...verdict, next: { state: to, unitsReady: 0 } }
  if (to !== 'ready') return { ...verdict, next: { state: to, unitsReady: item.unitsReady } }
  const unitsReady = Math.min(item.units, item.unitsReady + (units ?? item.units))
  const done = hasPass ? 'ready' : 'served'
  return { ...verdict, next: { state: unitsReady === item.units ? done : 'cooking', unitsReady } }
}
