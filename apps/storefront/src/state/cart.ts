import { createCell } from '@comanda/screen/cell'

/** The cart in two figures, as the badge and the bar show it; the whole of it comes when it is opened. */
export interface ShownCart {
  readonly pieces: number
  readonly total: number
}

/** Null while no order has been begun. */
export const shownCart = createCell<ShownCart | null>(null)
export const useCart = shownCart.use
export const setCart = shownCart.set

/** How many pieces are in it, as the badge and the bar count. */
export function countPieces(shown: ShownCart | null): number {
  return shown?.pieces ?? 0
}
