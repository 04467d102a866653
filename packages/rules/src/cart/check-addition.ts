import { isFood } from '../catalogue/is-food.ts'
import type { Product } from '../catalogue/product.ts'
import type { LineId } from '../ids.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import { type CountedLine, countRound, type Menu } from './buffet-round.ts'
import type { Cart } from './cart.ts'
import { canScale } from './change-quantity.ts'
import { isQuantity } from './quantity.ts'

type CheckedCart = Pick<Cart, 'lines' | 'state' | 'buffetBlocked'>
type RoundRefusal = 'cart-not-open' | 'buffet-blocked' | 'round-limit'
export type AdditionRefusal = RoundRefusal | 'quantity-not-allowed' | 'product-unpublished'
export type ChangeRefusal =
  | RoundRefusal
  | 'quantity-not-allowed'
  | 'line-not-found'
  | 'line-already-sent'
  | 'choices-differ'

/** Checks whether this quantity of a dish may go into the cart now. The browser asks first, the server asks again. */
export function checkAddition(
  cart: CheckedCart,
  adding: { readonly product: Product; readonly quantity: number },
  menu: Menu,
): Verdict<AdditionRefusal> {
  const { product, quantity } = adding
  if (!isQuantity(quantity)) return refuse('quantity-not-allowed')
  if (!product.published) return refuse('product-unpublished')
  if (cart.state !== 'open') return refuse('cart-not-open')
  if (cart.buffetBlocked && isFood(product, menu.categories)) return refuse('buffet-blocked')
  const products = new Map(menu.products).set(product.id, product)
  return checkRound(cart.lines, [...cart.lines, { productId: product.id, quantity, deletable: true }], {
    ...menu,
    products,
  })
}

/** A changed quantity obeys the same round limit (PRICE-026). */
export function checkQuantity(
  cart: CheckedCart,
  change: { readonly lineId: LineId; readonly quantity: number },
  menu: Menu,
): Verdict<ChangeRefusal> {
  const line = cart.lines.find(({ id }) => id === change.lineId)
  if (line === undefined) return refuse('line-not-found')
  if (!line.deletable) return refuse('line-already-sent')
  if (!isQuantity(change.quantity)) return refuse('quantity-not-allowed')
  if (cart.state !== 'open') return refuse('cart-not-open')
  // Choices that differ from dish to dish cannot be multiplied: the diner has to choose again.
  if (!canScale(line.configuration, line.quantity, change.quantity)) return refuse('choices-differ')
  const product = menu.products.get(line.productId)
  const isMoreFood = product !== undefined && change.quantity > line.quantity && isFood(product, menu.categories)
  if (cart.buffetBlocked && isMoreFood) return refuse('buffet-blocked')
  const changed = cart.lines.map((other) => (other === line ? { ...line, quantity: change.quantity } : other))
  return checkRound(cart.lines, changed, menu)
}

export type ReplacementRefusal = Exclude<ChangeRefusal, 'choices-differ'> | 'product-unpublished'

/** A line that is chosen anew obeys the rules of a changed quantity and of an addition. */
export function checkReplacement(
  cart: CheckedCart,
  change: { readonly lineId: LineId; readonly product: Product; readonly quantity: number },
  menu: Menu,
): Verdict<ReplacementRefusal> {
  const { product, quantity, lineId } = change
  const removal = checkRemoval(cart, lineId)
  if (!removal.allowed) return removal
  if (!isQuantity(quantity)) return refuse('quantity-not-allowed')
  const before = cart.lines.find(({ id }) => id === lineId)?.quantity ?? 0
  // A diner may reduce a dish even when it is no longer sold.
  if (!product.published && quantity >= before) return refuse('product-unpublished')
  if (cart.buffetBlocked && quantity > before && isFood(product, menu.categories)) return refuse('buffet-blocked')
  const changed = cart.lines.map((line) => (line.id === lineId ? { ...line, productId: product.id, quantity } : line))
  return checkRound(cart.lines, changed, { ...menu, products: new Map(menu.products).set(product.id, product) })
}

/** A line can be removed until it is sent to the kitchen (CART-004). */
export function checkRemoval(
  cart: Pick<Cart, 'lines' | 'state'>,
  lineId: LineId,
): Verdict<'cart-not-open' | 'line-not-found' | 'line-already-sent'> {
  const line = cart.lines.find(({ id }) => id === lineId)
  if (line === undefined) return refuse('line-not-found')
  if (!line.deletable) return refuse('line-already-sent')
  return cart.state === 'open' ? allowed : refuse('cart-not-open')
}

export type AdditionStatus = 0 | 1 | 2 | 3

/** Wire `statusAddItem`: 0 added, 2 round limit, 3 ticket or buffet blocked, 1 anything else (OPEN-055). */
export function toAdditionStatus(verdict: Verdict<string>): AdditionStatus {
  if (verdict.allowed) return 0
  if (verdict.code === 'round-limit') return 2
  return verdict.code === 'cart-not-open' || verdict.code === 'buffet-blocked' ? 3 : 1
}

/** A round over its limit may shrink but not grow. A late buffet is refused when its food would exceed the limit. */
function checkRound(before: readonly CountedLine[], after: readonly CountedLine[], menu: Menu): Verdict<'round-limit'> {
  const excess = excessOf(after, menu)
  return excess > 0 && excess > excessOf(before, menu) ? refuse('round-limit') : allowed
}

/** Dishes above the limit; without a buffet there is no round and no limit. */
function excessOf(lines: readonly CountedLine[], menu: Menu): number {
  const { hasBuffet, dishes, limit } = countRound(lines, menu)
  return hasBuffet ? Math.max(0, dishes - limit) : 0
}
