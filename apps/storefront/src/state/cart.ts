import { createCell } from '@comanda/screen/cell'

/** The cart in two figures, as the badge and the bar show it; the whole of it comes when it is opened. */
export interface ShownCart {
  readonly pieces: number
  readonly total: number
}

const cart = createCell<ShownCart | null>(null)

/** Null while no order has been begun. */
export const useCart = cart.use
export const getCart = cart.get
export const setCart = cart.set

/** How many pieces are in it, as the badge and the bar count. */
export function countPieces(shown: ShownCart | null): number {
  return shown?.pieces ?? 0
}
