import { getCards } from '@comanda/contract/calls/card'
import { getCart } from '@comanda/contract/calls/cart'
import { getUser } from '@comanda/contract/calls/customer'
import { getPaymentMethods } from '@comanda/contract/calls/payment'
import type { ToldCart } from '@comanda/contract/entities/told-cart'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import type { Contact } from '@comanda/rules/cart/cart'
import type { SavedCard } from '@comanda/rules/customer/customer'
import { type CustomerId, toId } from '@comanda/rules/ids'
import type { DeliveryPayment } from '@comanda/rules/payment/payment-choice'
import { order } from '../cart/order.ts'
import { write } from '../state/client.ts'
import { readUser } from '../state/user.ts'

/** All a checkout shows, read in one go. */
export interface Checkout {
  readonly told: ToldCart
  readonly online: readonly string[]
  readonly atTheDoor: readonly DeliveryPayment[]
  readonly cards: readonly SavedCard[]
  /** What is already known of the diner: nobody is asked twice. */
  readonly contact: Contact
  readonly isCustomer: boolean
}

/** Undefined where there is no cart to pay, or not any more. */
export async function readCheckout(language: Language): Promise<Checkout | undefined> {
  const cartId = order.id()
  if (cartId === null) return undefined
  const told = await write(language, (client) => client.call(getCart, { cartId, atTable: false }))
  if (isRefusal(told) || (told.cart.state !== 'open' && told.cart.state !== 'paying')) return undefined
  const user = readUser()
  const customerId = user && toId<CustomerId>(user.id)
  const [methods, customer, cards] = await Promise.all([
    write(language, (client) => client.call(getPaymentMethods, { storeId: told.cart.setup.storeId })),
    customerId && write(language, (client) => client.call(getUser, { id: customerId })),
    customerId && write(language, (client) => client.call(getCards, { id: customerId })),
  ])
  if (isRefusal(methods)) throw new Error(methods.refused)
  const known = customer && !isRefusal(customer) ? customer : null
  return {
    told,
    online: methods.online,
    atTheDoor: methods.delivery,
    cards: cards && !isRefusal(cards) ? cards : [],
    contact: told.cart.contact ?? {
      fullName: known?.name ?? '',
      email: known?.email ?? '',
      phone: known?.phone ?? '',
    },
    isCustomer: known !== null,
  }
}
