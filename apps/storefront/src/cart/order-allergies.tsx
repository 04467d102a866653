import { declareAllergies } from '@comanda/contract/calls/cart'
import { AllergyLine } from '@comanda/dish/allergy-line'
import type { Cart } from '@comanda/rules/cart/cart'
import { useWords } from '@comanda/screen/words'
import { useRoot } from '../parts/use-root.ts'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { order } from './order.ts'

/** An allergy of somebody at the table, or of whoever eats the order: the kitchen is told with every dish. */
export function OrderAllergies({ cart: { id: cartId, allergies = [] } }: { readonly cart: Cart }) {
  const words = useWords('cart', 'dish')
  const { frame } = useRoot()
  const { send } = useTellingSend(words.cart.loadFailed)
  return (
    <AllergyLine
      question={words.dish.allergyOfAll}
      declared={allergies}
      choices={frame.allergens}
      onChange={(wanted) =>
        void send(() => call(declareAllergies, { cartId, allergies: wanted }).finally(() => order.lookAgain()))
      }
    />
  )
}
