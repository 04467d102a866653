import type { KitchenItemId } from '@comanda/rules/ids'
import { foreseeItem, type KeptMove } from '@comanda/rules/kitchen/foresee-item'
import type { LaterCall } from '../queue/later-calls.ts'
import type { KitchenThing } from './kitchen-things.ts'

/** The dishes as they will be once what was pressed without a line is sent; the same list where nothing was. */
export function foreseeThings(
  things: readonly KitchenThing[],
  kept: readonly LaterCall[],
  hasPass: boolean,
): readonly KitchenThing[] {
  if (kept.length === 0) return things
  const moves = Map.groupBy(kept.flatMap(listMoves), ({ itemId }) => itemId)
  return things.map((thing) => {
    const mine = moves.get(thing.itemId)
    return mine === undefined ? thing : foreseeItem(thing, mine, hasPass)
  })
}

interface ItemMove extends KeptMove {
  readonly itemId: KitchenItemId
}

/** The moves of a press. What a recall of a whole press brings back only the server knows. */
export function listMoves(later: LaterCall): readonly ItemMove[] {
  switch (later.call) {
    case 'moveKitchenItem':
      return [later.request]
    case 'bumpTicket':
      return later.request.items.map((item) => ({ ...item, to: 'ready', units: null }))
    case 'recallPress':
      return []
  }
}
