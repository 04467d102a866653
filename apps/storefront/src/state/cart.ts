import type { ProductId } from '@comanda/rules/ids'
import { createCell } from '@comanda/screen/cell'
import { useSyncExternalStore } from 'react'

/** The part of the cart that badge, bar and cards show; the whole cart is loaded when it is opened. */
export interface ShownCart {
  readonly pieces: number
  readonly total: number
  /** How many of each dish this visitor has chosen, without what the kitchen has; by the dish's id. */
  readonly dishes: Readonly<Record<number, number>>
}

/** Null while no order has been begun. */
export const shownCart = createCell<ShownCart | null>(null)
export const useCart = shownCart.use
export const setCart = shownCart.set

/** How many pieces it has, as badge and bar count them. */
export function countPieces(shown: ShownCart | null): number {
  return shown?.pieces ?? 0
}

/** How many of one dish are in it. A card is drawn again only when its own number changes. */
export function useCountOf(productId: ProductId): number {
  return useSyncExternalStore(
    shownCart.follow,
    () => shownCart.get()?.dishes[productId] ?? 0,
    () => 0,
  )
}
