import { countRound, type Menu } from '../cart/buffet-round.ts'
import type { Cart } from '../cart/cart.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { Website } from '../website/website.ts'
import { listSent } from './send-round.ts'

/**
 * Whether a table may choose more after its order went to the kitchen; the site decides (OPEN-081). The rounds of a
 * buffet are one order: the guests paid for as many as they eat.
 */
export function checkOrderAgain(
  cart: Pick<Cart, 'lines' | 'setup'>,
  menu: Menu,
  site: Pick<Website, 'severalOrdersPerTable'>,
): Verdict<'table-has-ordered'> {
  if (site.severalOrdersPerTable || cart.setup.mode !== 'table') return allowed
  if (countRound(cart.lines, menu).hasBuffet) return allowed
  // The service charge is never sent to a kitchen; it only looks like a line that was.
  const dishes = listSent(cart.lines).filter(({ productId }) => menu.products.get(productId)?.service === null)
  return dishes.length === 0 ? allowed : refuse('table-has-ordered')
}
