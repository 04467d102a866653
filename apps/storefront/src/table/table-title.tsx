import { useWords } from '@comanda/screen/words'
import { order } from '../cart/order.ts'
import { toPlaceName } from './table-place.ts'

/** The name of a table's order: the round that is being chosen, and the table that it is brought to. */
export default function TableTitle() {
  const words = useWords('table').table
  const held = order.use()
  if (held === null) return words.yourRound
  return `${words.yourRound} · ${words.place(toPlaceName(held.shop.store, held.cart.setup))}`
}
