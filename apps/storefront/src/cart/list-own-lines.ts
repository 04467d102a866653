import type { Cart, CartLine } from '@comanda/rules/cart/cart'
import { readDevice } from './device.ts'

/**
 * The lines that this device can still change: not sent to the kitchen, and at a shared table not added by somebody
 * else.
 */
export function listOwnLines({ lines }: Pick<Cart, 'lines'>): readonly CartLine[] {
  return lines.filter(({ deletable, addedBy }) => deletable && (addedBy === null || addedBy === readDevice()))
}
