import type { KeptCart } from '@comanda/contract/calls/cart'
import type { ToldRefusal } from '@comanda/contract/client'
import { noPaymentYet, nothingShown } from '@comanda/contract/entities/saved-cart'
import { isRefusal } from '@comanda/contract/refusals'
import type { OrderSetup } from '@comanda/rules/cart/cart'
import { write } from '../state/client.ts'
import { writeCookie } from '../state/cookie.ts'
import type { SetupToSave } from './save-setup.ts'

/** Begins the cart of an order (SETUP-049). */
export async function beginOrder(
  setup: OrderSetup,
  { draft, language, signature }: Pick<SetupToSave, 'draft' | 'language' | 'signature'>,
): Promise<KeptCart | ToldRefusal> {
  const { mode, storeId, resourceId, position, room, date, time, address, onPremises } = setup
  const sent = { mode, storeId, resourceId, position, room, date, time, address, onPremises, signature }
  const begun = await write(language, (client) =>
    client.saveCart({
      cartId: null,
      setup: { ...sent, dateType: draft.dateType },
      contact: null,
      notes: '',
      lines: [],
      codes: { couponCode: null, receipt: null },
      shown: nothingShown,
      payment: noPaymentYet,
    }),
  )
  if (isRefusal(begun)) return begun
  writeCookie('cart-id', begun.cartId)
  writeCookie('cart-numpedido', String(begun.number))
  return begun
}
