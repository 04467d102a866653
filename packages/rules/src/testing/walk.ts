import { changeQuantity } from '../catalogue/change-quantity.ts'
import type { Choosing } from '../catalogue/choosing.ts'
import type { Product } from '../catalogue/product.ts'
import { startConfiguration, startUnit } from '../catalogue/start-configuration.ts'
import { withIngredients } from './choices.ts'
import { applyMove, listMoves } from './move.ts'

/** Every state of a diner who makes one allowed move after another, chosen by the draws. */
export function walk(product: Product, draws: readonly number[], context = withIngredients): Choosing[] {
  let state: Choosing = { product, configuration: startConfiguration(product, 1, context), quantity: 1, context }
  const states = [state]
  for (const draw of draws) {
    state = draw % 7 === 0 ? withQuantity(state, 1 + (draw % 3)) : tap(state, draw)
    states.push(state)
  }
  return states
}

function withQuantity(state: Choosing, to: number): Choosing {
  return {
    ...state,
    quantity: to,
    configuration: changeQuantity(state, to),
  }
}

function tap(state: Choosing, draw: number): Choosing {
  const moves = listMoves(state).filter(({ verdict }) => verdict.allowed || verdict.code === 'unit-incomplete')
  const chosen = moves[draw % Math.max(1, moves.length)]?.move
  if (chosen === undefined) return state
  const change = applyMove(
    state,
    chosen.kind === 'add-item' ? { ...chosen, unit: walkUnit(state, chosen.itemId, draw) } : chosen,
  )
  return change.allowed ? { ...state, configuration: change.configuration } : state
}

/** The second level: a few moves of its own. */
function walkUnit(state: Choosing, itemId: number, draw: number): Choosing['configuration'] {
  const item = state.product.sections.flatMap((section) => section.items).find((candidate) => candidate.id === itemId)
  if (item === undefined) throw new Error('a move names an item of its own product')
  let inner: Choosing = {
    product: item.product,
    configuration: startUnit(item, state.context),
    quantity: 1,
    context: state.context,
  }
  for (let step = 1; step <= draw % 5; step += 1) inner = tap(inner, Math.floor(draw / step))
  return inner.configuration
}
