import type { ProductId } from '@comanda/rules/ids'
import type { Pausable } from './pausable.ts'

interface Wish {
  readonly sought: string
  readonly likely?: ReadonlySet<ProductId> | undefined
}

/**
 * The things that bear the name that is sought. What is paused comes first, because somebody may want to sell it again.
 */
export function listFound(things: readonly Pausable[], { sought, likely }: Wish): Pausable[] {
  const wanted = sought.trim().toLocaleLowerCase()
  const rank = ({ productId, pausedUntil, unitsLeft }: Pausable) => {
    if (pausedUntil !== null || unitsLeft !== null) return 0
    return productId !== null && likely?.has(productId) ? 1 : 2
  }
  return things
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other))
}
