import { isToCook, type KitchenItemState } from '@comanda/rules/kitchen/kitchen-item'
import type { KitchenThing } from './kitchen-things.ts'

/** Dishes that wait, or are done with: they share a line on their ticket. */
export interface Fold {
  readonly state: Extract<KitchenItemState, 'held' | 'served' | 'voided'>
  /** The course that waits to be fired; zero for the others, and for an order that waits for somebody's yes. */
  readonly course: number
  readonly items: readonly KitchenThing[]
}

interface FoldedItems {
  readonly open: readonly KitchenThing[]
  readonly folds: readonly Fold[]
}

/** A ticket as it is read in a hurry: what there is to do dish by dish, and the rest in a line each (DAY-076). */
export function foldItems(items: readonly KitchenThing[]): FoldedItems {
  const isOpen = (item: KitchenThing) => isToCook(item) || item.state === 'ready' || item.isVoidUnseen
  const folded = items.filter((item) => !isOpen(item))
  const groups = Map.groupBy(folded, (item) => `${item.state} ${toCourse(item)}`)
  return {
    open: items.filter(isOpen),
    folds: [...groups.values()].flatMap((group) => {
      const [first] = group
      const state = first?.state
      if (first === undefined || (state !== 'held' && state !== 'served' && state !== 'voided')) return []
      return { state, course: toCourse(first), items: group }
    }),
  }
}

function toCourse({ state, course, ticket }: KitchenThing): number {
  return state === 'held' && ticket.orderId === null ? course : 0
}
