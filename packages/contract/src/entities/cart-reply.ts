import type { Cart, CartLine, CartState } from '@comanda/rules/cart/cart'
import { cartStates } from '@comanda/rules/cart/cart'
import { findConfiguration } from '@comanda/rules/catalogue/named-choice'
import type { CartId, CouponId, CustomerId, MenuId, PriceListId, WarehouseId } from '@comanda/rules/ids'
import { toId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { basisPoints } from '@comanda/rules/money/cents'
import type { Coupon } from '@comanda/rules/promotions/promotion'
import { z } from 'zod/mini'
import { wireHour, wireInstant } from '../wire/date.ts'
import { wireFlag, wireNumberFlag } from '../wire/flag.ts'
import { wireTextOrNull } from '../wire/list.ts'
import { wireIdOrNull, wireUuid, wireUuidOrNull, wireWhole } from '../wire/number.ts'
import { wirePercent, wirePrice, wirePriceOrNull } from '../wire/price.ts'
import { itemFields, readItem, type SentLine, wireAllergies, writeItem } from './cart-item.ts'
import { readParty, readSetup, setupFields, writeSetup } from './cart-setup.ts'
import { promotionFields } from './line-money.ts'
import { type ListedProducts, wireProducts } from './product.ts'
import { type ListedReceipt, wireReceipt } from './receipt.ts'
import { toSentSetup } from './to-sent-setup.ts'

/** A cart with everything a browser needs to show and price it by itself. */
export interface CartReply {
  readonly cart: Cart
  /** Every dish of its lines, and the service article where service is charged. */
  readonly menu: ListedProducts
  readonly priceListId: PriceListId | null
  readonly coupon: Coupon | null
  readonly receipt: ListedReceipt | null
  /** The lines as the server would sell them now, in the order of the cart. */
  readonly lines: readonly SentLine[]
  readonly shipping: Cents
  readonly total: Cents
}

/** Without the number of uses left: only whether there is any. */
const wireHeldCoupon = z.codec(
  z.object({
    code: z.string(),
    amount: wirePriceOrNull,
    percent: z.nullable(wirePercent),
    min_purchase: wirePrice,
    valid_from: wireInstant,
    valid_to: wireInstant,
    used_up: wireNumberFlag,
  }),
  z.custom<Coupon>(),
  {
    decode: ({ code, amount, percent, min_purchase, valid_from, valid_to, used_up }) => ({
      id: toId<CouponId>(0),
      code,
      discount: amount === null ? { share: percent ?? basisPoints(0) } : { amount },
      minimumOrder: min_purchase,
      validFrom: valid_from,
      validTo: valid_to,
      usesLeft: used_up ? 0 : null,
    }),
    encode: ({ code, discount, minimumOrder, validFrom, validTo, usesLeft }) => ({
      code,
      amount: 'amount' in discount ? discount.amount : null,
      percent: 'share' in discount ? discount.share : null,
      min_purchase: minimumOrder,
      valid_from: validFrom,
      valid_to: validTo,
      used_up: usesLeft !== null && usesLeft <= 0,
    }),
  },
)

/** With the hour the order is wanted at; null means as soon as possible. */
const toldItem = z.object({
  ...itemFields,
  ...promotionFields,
  can_delete: wireNumberFlag,
  time: z.optional(z.nullable(wireHour)),
})

const fields = z.object({
  ...setupFields,
  status: z.literal('OK'),
  id: wireUuid<CartId>(),
  firebase_id: z.string(),
  num_pedido: wireWhole,
  version: wireWhole,
  state: z.enum(cartStates),
  customer: wireUuidOrNull<CustomerId>(),
  warehouse: wireIdOrNull<WarehouseId>(),
  mode: wireIdOrNull<MenuId>(),
  list_id: wireIdOrNull<PriceListId>(),
  promotional_code: wireTextOrNull,
  receipt_code: wireTextOrNull,
  allergies: wireAllergies,
  coupon: z.nullable(wireHeldCoupon),
  receipt: z.nullable(wireReceipt),
  tip: wirePrice,
  buffet_bloqued: wireNumberFlag,
  is_buffet: wireFlag,
  open_time: wireInstant,
  items: z.array(toldItem),
  products: wireProducts,
  shipping: wirePrice,
  total_ticket: wirePrice,
})
type ToldFields = z.output<typeof fields>

export const wireCartReply = z.codec(fields, z.custom<CartReply>(), { decode: readToldCart, encode: writeToldCart })

function readToldCart(told: ToldFields): CartReply {
  const lines = told.items.map(readItem)
  const { dateType, ...setup } = readSetup(told)
  return {
    cart: {
      id: told.id,
      version: told.version,
      number: told.num_pedido,
      state: told.state satisfies CartState,
      setup: {
        ...setup,
        storeId: setup.storeId ?? toId(0),
        warehouseId: told.warehouse,
        menuId: told.mode,
        asSoonAsPossible: dateType === 'asap',
      },
      lines: lines.map((line, at) => toCartLine(line, told.products, told.items[at]?.can_delete ?? false)),
      customerId: told.customer,
      ...readParty(told),
      ...(told.allergies && { allergies: told.allergies }),
      couponCode: told.promotional_code,
      receiptCode: told.receipt_code,
      tip: told.tip,
      buffetBlocked: told.buffet_bloqued,
      openedAt: told.open_time,
    },
    menu: told.products,
    priceListId: told.list_id,
    coupon: told.coupon,
    receipt: told.receipt,
    lines,
    shipping: told.shipping,
    total: told.total_ticket,
  }
}

function toCartLine(sent: SentLine, { products }: ListedProducts, deletable: boolean): CartLine {
  const product = products.find(({ id }) => id === sent.productId)
  const configuration = product && findConfiguration(product, sent.choice)
  if (configuration === undefined || sent.lineId === null) throw new Error('a told line does not fit its dish')
  const { productId, quantity, notes, allergies, allergyAnswer, course, device } = sent
  const said = { notes, ...(allergies && { allergies }), ...(allergyAnswer && { allergyAnswer }) }
  return { id: sent.lineId, productId, configuration, quantity, ...said, course, deletable, addedBy: device }
}

function writeToldCart({ cart, menu, priceListId, coupon, receipt, lines, shipping, total }: CartReply): ToldFields {
  const { warehouseId, menuId } = cart.setup
  return {
    ...writeSetup(toSentSetup(cart.setup), cart),
    status: 'OK',
    id: cart.id,
    firebase_id: cart.id,
    num_pedido: cart.number,
    version: cart.version,
    state: cart.state,
    customer: cart.customerId,
    warehouse: warehouseId,
    mode: menuId,
    list_id: priceListId,
    promotional_code: cart.couponCode,
    receipt_code: cart.receiptCode,
    ...(cart.allergies && cart.allergies.length > 0 && { allergies: [...cart.allergies] }),
    coupon,
    receipt,
    tip: cart.tip,
    buffet_bloqued: cart.buffetBlocked,
    is_buffet: menu.products.some(
      ({ id, buffet }) => buffet !== null && cart.lines.some((line) => line.productId === id),
    ),
    open_time: cart.openedAt,
    items: lines.map((line, at) => ({
      ...writeItem(line),
      can_delete: cart.lines[at]?.deletable ?? false,
      time: cart.setup.time,
    })),
    products: menu,
    shipping,
    total_ticket: total,
  }
}
