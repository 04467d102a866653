import { forgetLastOrder } from '../state/last-order.ts'
import { forgetAddress } from './kept-address.ts'

/** «That was not me»: whoever ordered here before is forgotten, with the address. */
export function forgetDiner(): void {
  forgetLastOrder()
  forgetAddress()
}
