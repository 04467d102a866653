import type { LineId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { allowed, refuse } from '@comanda/rules/verdict'
import type { CartKeeper } from './create-cart-keeper.ts'
import type { OfferedDish } from './held-cart.ts'
import {
  type Plan,
  type Planning,
  planAddition,
  planEdit,
  planQuantity,
  type WantedDish,
  type WantedEdit,
  type WantedQuantity,
} from './plan-lines.ts'

/** What can be done to the lines of an order: planned by the rules, and shown at once; `arrived` is whether the server took it. */
export function createLineChanges(keeper: Pick<CartKeeper, 'get' | 'change'>, now: () => Instant) {
  function carryOut<Code extends string>(plan: (planning: Planning) => Plan<Code>, dish?: OfferedDish) {
    const held = keeper.get()
    if (held === null) return refuse('cart-not-found')
    const planned = plan({ held, now: now() })
    if (!planned.allowed) return planned
    const answers = planned.changes.map((change) => keeper.change(change, dish))
    const arrived = Promise.all(answers).then((taken) => taken.every(Boolean))
    return { ...allowed, arrived }
  }

  return {
    add: (wanted: WantedDish) => carryOut((planning) => planAddition(planning, wanted), wanted.dish),
    edit: (wanted: WantedEdit) => carryOut((planning) => planEdit(planning, wanted)),
    setQuantity: (wanted: WantedQuantity) => carryOut((planning) => planQuantity(planning, wanted)),
    remove: (lineId: LineId) => void keeper.change({ kind: 'remove', lineId }),
  }
}
