import type { OrderSetup } from '../cart/cart.ts'
import type { DateType } from './setup-draft.ts'

export function toDateType({ asSoonAsPossible }: Pick<OrderSetup, 'asSoonAsPossible'>): DateType {
  return asSoonAsPossible ? 'asap' : 'scheduled'
}
