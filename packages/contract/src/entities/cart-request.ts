import type { CartId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { z } from 'zod/mini'
import { atMost, checked } from '../wire/checked.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireList } from '../wire/list.ts'
import { wireUuidOrNull } from '../wire/number.ts'
import { wirePriceOrNull } from '../wire/price.ts'
import { typedLineOrNull } from '../wire/typed-text.ts'
import { type CartFacts, factFields, noFacts, writeFacts } from './cart-facts.ts'
import { type SentLine, wireCartItem } from './cart-item.ts'
import { readParty, readSetup, type SentParty, type SentSetup, setupFields, writeSetup } from './cart-setup.ts'
import type { DeliveryData } from './delivery-data.ts'
import { type CartCodes, cartCodeFields, readCartCodes, writeCartCodes } from './receipt.ts'

/** The request that saves a cart: without an id it begins one, with an id it changes it. */
export interface CartRequest extends SentParty {
  readonly cartId: CartId | null
  readonly setup: SentSetup
  readonly lines: readonly SentLine[]
  readonly codes: CartCodes
  readonly shown: ShownTotals
  readonly payment: PaymentWish
  readonly facts: CartFacts
}

/** The price that the sender shows; compared where it is given, never used (P6). */
export interface ShownTotals {
  readonly ticket: Cents | null
  readonly payment: Cents | null
  readonly shipping: Cents | null
  readonly online: Cents | null
}

export interface PaymentWish extends Pick<DeliveryData, 'paysCash' | 'change'> {
  readonly method: string | null
  readonly cardId: string | null
  readonly operationId: string | null
  readonly savesCard: boolean
  /** Wire `after`: paid when the order is handed over (OPEN-100). */
  readonly paysLater: boolean
}

export const cartRequestFields = z.object({
  ...setupFields,
  ...cartCodeFields,
  ...factFields,
  id: wireUuidOrNull<CartId>(),
  items: checked(wireList(wireCartItem), atMost(200)),
  total_ticket: wirePriceOrNull,
  total_payment: wirePriceOrNull,
  shipping: wirePriceOrNull,
  amount_redsys: wirePriceOrNull,
  payment: typedLineOrNull(64),
  cardId: typedLineOrNull(254),
  operid: typedLineOrNull(254),
  savecard: wireFlag,
  after: wireFlag,
  web: wireFlag,
  // Sent by scanned codes (CART-029), and also known from the setup.
  from_qr: wireFlag,
  qr: wireFlag,
})
export type SavedFields = z.output<typeof cartRequestFields>

/** CART-025 to CART-030. The session says whose cart it is, whatever `customer` and `employee` say. */
export const wireCartRequest = z.codec(cartRequestFields, z.custom<CartRequest>(), {
  decode: readSavedCart,
  encode: writeSavedCart,
})

export function readSavedCart(sent: SavedFields): CartRequest {
  return {
    cartId: sent.id,
    setup: readSetup(sent),
    ...readParty(sent),
    lines: sent.items,
    codes: readCartCodes(sent),
    shown: {
      ticket: sent.total_ticket,
      payment: sent.total_payment,
      shipping: sent.shipping,
      online: sent.amount_redsys,
    },
    payment: {
      method: sent.payment,
      cardId: sent.cardId,
      operationId: sent.operid,
      savesCard: sent.savecard,
      paysLater: sent.after,
      paysCash: sent.delivery_data?.paysCash ?? false,
      change: sent.delivery_data?.change ?? null,
    },
    facts: noFacts,
  }
}

export function writeSavedCart({
  cartId,
  setup,
  contact,
  notes,
  lines,
  codes,
  shown,
  payment,
  facts,
}: CartRequest): SavedFields {
  return {
    ...writeSetup(setup, { contact, notes, pays: payment }),
    ...writeFacts(facts, { address: setup.address, contact }),
    ...writeCartCodes(codes),
    id: cartId,
    items: lines,
    total_ticket: shown.ticket,
    total_payment: shown.payment,
    shipping: shown.shipping,
    amount_redsys: shown.online,
    payment: payment.method,
    cardId: payment.cardId,
    operid: payment.operationId,
    savecard: payment.savesCard,
    after: payment.paysLater,
    web: true,
    from_qr: setup.mode === 'table',
    qr: setup.mode === 'table',
  }
}

/** For a new cart: nothing was shown and no payment is chosen. */
export const nothingShown: ShownTotals = { ticket: null, payment: null, shipping: null, online: null }
export const noPaymentYet: PaymentWish = {
  method: null,
  cardId: null,
  operationId: null,
  savesCard: false,
  paysLater: false,
  paysCash: false,
  change: null,
}
