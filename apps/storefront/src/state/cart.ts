import { createCell } from './cell.ts'

/** A line as the shell shows it; its price was computed by the rules. */
export interface ShownLine {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly total: number
}

export interface ShownCart {
  readonly lines: readonly ShownLine[]
  readonly total: number
}

const cart = createCell<ShownCart | null>(null)

/** Null while no order has been begun. */
export const useCart = cart.use
export const setCart = cart.set

/** How many pieces are in it, as the badge and the bar count. */
export function countPieces(shown: ShownCart | null): number {
  return shown?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
}
