import type { LineId, ProductId } from '../ids.ts'
import type { KitchenItemState } from './kitchen-item.ts'

/** A dish as it stood when it was voided. */
export interface VoidedDish {
  readonly lineId: LineId
  readonly productId: ProductId
  readonly units: number
  readonly state: KitchenItemState
}

export interface ReturnedUnits {
  /** Nothing of them was begun: menus and chosen values come back too. */
  readonly wholeLines: readonly LineId[]
  readonly dishes: readonly VoidedDish[]
}

/** The units that can be sold again after a void: only those that nobody has begun to cook (DAY-090). */
export function listReturned(voided: readonly VoidedDish[]): ReturnedUnits {
  const lines = [...Map.groupBy(voided, ({ lineId }) => lineId)]
  const isWhole = (dishes: readonly VoidedDish[]) => dishes.every(isUntouched)
  return {
    wholeLines: lines.flatMap(([lineId, dishes]) => (isWhole(dishes) ? lineId : [])),
    dishes: lines.flatMap(([, dishes]) => (isWhole(dishes) ? [] : dishes.filter(isUntouched))),
  }
}

function isUntouched({ state }: VoidedDish): boolean {
  return state === 'held' || state === 'queued'
}
