import { createCell } from '@comanda/screen/cell'

/** The two figures of the cart that badge and bar show; the whole cart is loaded when it is opened. */
export interface ShownCart {
  readonly pieces: number
  readonly total: number
}

/** Null while no order has been begun. */
export const shownCart = createCell<ShownCart | null>(null)
export const useCart = shownCart.use
export const setCart = shownCart.set

/** How many pieces it has, as badge and bar count them. */
export function countPieces(shown: ShownCart | null): number {
  return shown?.pieces ?? 0
}
