import { getCards } from '@comanda/contract/calls/card'
import { getCart } from '@comanda/contract/calls/cart'
import { getBonusPoints, getUser } from '@comanda/contract/calls/customer'
import { getPaymentMethods } from '@comanda/contract/calls/payment'
import type { CartReply } from '@comanda/contract/entities/cart-reply'
import type { ListedReceipt } from '@comanda/contract/entities/receipt'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Contact } from '@comanda/rules/customer/contact'
import type { SavedCard } from '@comanda/rules/customer/customer'
import { hasCardExpired } from '@comanda/rules/customer/has-card-expired'
import type { Cents } from '@comanda/rules/money/cents'
import { type DeliveryPayment, listPayable } from '@comanda/rules/payment/payment-choice'
import { chooseReceipt } from '@comanda/rules/promotions/check-receipt'
import type { Instant } from '@comanda/rules/time/calendar'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import { orNull } from '@comanda/screen/or-null'
import { order } from '../cart/order.ts'
import { readPayingDevice } from '../payment/read-paying-device.ts'
import { askMinimum } from '../setup/ask-minimum.ts'
import { call } from '../state/client.ts'
import { type KeptOrder, readLastOrder } from '../state/last-order.ts'
import { readUser } from '../state/user.ts'
import { type OwnShare, readOwnShare } from './read-own-share.ts'

/** Everything a checkout shows, read together. */
export interface Checkout {
  readonly told: CartReply
  readonly online: readonly string[]
  readonly atTheDoor: readonly DeliveryPayment[]
  readonly cards: readonly OfferedCard[]
  /** The facts of the diner that are known already, so that nobody is asked twice. */
  readonly contact: Contact
  readonly isCustomer: boolean
  /** This device's memory of the last order. */
  readonly last: KeptOrder | null
  /** An employee's receipt that can be applied. */
  readonly receipt: ListedReceipt | null
  /** The part of a table's bill that is paid here; null for all of it. */
  readonly share: OwnShare | null
  /** From what amount the order is taken; null where that could not be read: the server checks it anyway. */
  readonly minimum: Cents | null
}

/** A saved card that this store can charge; an expired one is shown, so that nobody looks for it, and cannot be chosen. */
export interface OfferedCard extends SavedCard {
  readonly hasExpired: boolean
}

/** Null where there is no cart to pay, or no longer. */
export async function readCheckout(): Promise<Checkout | null | ToldRefusal> {
  const cartId = order.id()
  if (cartId === null) return null
  const told = await call(getCart, { cartId, atTable: false })
  if (isRefusal(told) || (told.cart.state !== 'open' && told.cart.state !== 'paying')) return null
  const id = readUser()?.id ?? null
  // The ways to pay are required; what is known of the diner only saves typing.
  const [methods, customer, cards, receipts, minimum, share] = await Promise.all([
    call(getPaymentMethods, { storeId: told.cart.setup.storeId }),
    id && orNull(call(getUser, { id })),
    id && orNull(call(getCards, { id })),
    id && orNull(call(getBonusPoints, { customerId: id })),
    orNull(askMinimum(told.cart.setup)),
    readOwnShare(told.cart),
  ])
  if (isRefusal(methods)) return methods
  const today = toStoreMoment(Date.now() as Instant, defaultTimeZone).date
  const { name = '', email = '', phone = '' } = customer ?? {}
  const last = readLastOrder()
  const known = customer === null ? last?.contact : undefined
  return {
    told,
    online: listPayable(methods.online, readPayingDevice()),
    atTheDoor: methods.delivery,
    cards: (cards ?? [])
      .filter(({ way }) => methods.online.includes(way))
      .map((card) => ({ ...card, hasExpired: hasCardExpired(card, today) })),
    contact: told.cart.contact ?? known ?? { fullName: name, email, phone },
    last,
    isCustomer: customer !== null,
    receipt: chooseReceipt(receipts ?? []) ?? null,
    minimum,
    share,
  }
}
