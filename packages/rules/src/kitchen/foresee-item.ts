import type { KitchenItemState } from './kitchen-item.ts'
import { type ItemProgress, moveItem } from './move-item.ts'

/** A move that waits on a device until its line is back. */
export interface KeptMove {
  readonly to: KitchenItemState
  readonly units: number | null
  /** The version of the dish that was pressed. */
  readonly version: number
}

/**
 * A dish as it will be once what was pressed without a line has arrived (DAY-212). Each press counts for the version
 * that it saw: where somebody else was faster the dish stays as it is, as it will when the press is refused.
 */
export function foreseeItem<Item extends ItemProgress & { readonly version: number }>(
  item: Item,
  moves: readonly KeptMove[],
  hasPass = true,
): Item {
  let seen = item
  for (const move of moves) {
    if (move.version !== seen.version) continue
    const moved = moveItem(seen, move, hasPass)
    if (moved.allowed) seen = { ...seen, ...moved.next, version: seen.version + 1 }
  }
  return seen
}
