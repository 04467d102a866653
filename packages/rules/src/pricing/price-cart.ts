import { type Cents, cents, shareOf, sumCents, zero } from '../money/cents.ts'
import { applyPromotions, type LineDiscount } from '../promotions/apply-promotions.ts'
import { isPromotionActive, readPromotionClock } from '../promotions/is-promotion-active.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { localText } from '../text/local-text.ts'
import type { CartLinePrice, CartPrice, CartToPrice } from './cart-price.ts'
import { type DraftLine, listDrafts, listUnits } from './draft-line.ts'
import { floorAtZero } from './floor-at-zero.ts'
import { priceExtras } from './price-extras.ts'
import type { PricePart } from './price-part.ts'
import { spreadVat } from './spread-vat.ts'
import { vatRate } from './vat-rate.ts'

/**
 * Lines by themselves → buffet → promotions → service charge → coupon → receipt → shipping → tip.
 * The cost grows with the number of lines, not with its square.
 */
export function priceCart(cart: CartToPrice): CartPrice {
  const drafts = listDrafts(cart)
  const discounts = applyPromotions(listUnits(drafts), listActivePromotions(cart))
  const sold = drafts.map((draft, index) =>
    draft.role === 'service' ? null : closeLine(draft, discounts.get(index) ?? [], cart),
  )
  const goods = sumCents(sold.map((line) => line?.total ?? zero))
  const ordered = sumCents(drafts.map((draft) => (draft.role === 'goods' ? draft.price.total : zero)))
  const charge = chargeService(drafts, goods, cart)
  const lines = drafts.map((draft, index) => sold[index] ?? closeService(draft, charge, cart))
  const extras = priceExtras(cart, { ordered, goods, serviceCharge: charge.amount })
  return {
    lines,
    ordered,
    goods,
    serviceCharge: charge.amount,
    parts: extras.parts,
    vat: spreadVat(
      lines.map((line, index) => ({ rate: line.vatRate, amount: line.total, isGoods: sold[index] !== null })),
      extras,
    ),
    total: cents(goods + charge.amount + sumCents(extras.parts.map((part) => part.amount))),
    coupon: extras.couponVerdict,
    receipt: extras.receiptVerdict,
  }
}

/** At a table only promotions that are also offered there (PRICE-017). */
function listActivePromotions(cart: CartToPrice): readonly Promotion[] {
  if (cart.promotions.length === 0) return []
  const clock = readPromotionClock(cart.moment, cart.store.hours.holidays)
  return cart.promotions.filter(
    (promotion) => (promotion.atTables || cart.mode !== 'table') && isPromotionActive(promotion, clock),
  )
}

function closeLine(draft: DraftLine, discounts: readonly LineDiscount[], cart: CartToPrice): CartLinePrice {
  const { price } = draft
  const off: PricePart[] =
    draft.role === 'buffet-food'
      ? [{ kind: 'buffet', label: null, quantity: draft.line.quantity, amount: cents(-price.total) }]
      : discounts.map(toPart)
  const parts = off.length === 0 ? price.parts : [...price.parts, ...off.filter((part) => part.amount !== 0)]
  return finish(draft, parts, discounts, cart)
}

interface ServiceCharge {
  readonly line: DraftLine | null
  readonly amount: Cents
}

/**
 * A share of the other lines after promotions, before coupon, shipping and tip, rounded once (OPEN-049). Only the first
 * service line counts, however many a cart has (PRICE-019).
 */
function chargeService(drafts: readonly DraftLine[], goods: Cents, cart: CartToPrice): ServiceCharge {
  if (cart.hasServiceCharge) {
    for (const line of drafts) {
      if (line.product.service !== null) return { line, amount: shareOf(goods, line.product.service.share) }
    }
  }
  return { line: null, amount: zero }
}

function closeService(draft: DraftLine, charge: ServiceCharge, cart: CartToPrice): CartLinePrice {
  const amount = draft === charge.line ? charge.amount : zero
  const part: PricePart = { kind: 'service-charge', label: draft.product.name, quantity: 1, amount }
  const line = finish(draft, amount === 0 ? [] : [part], [], cart)
  return { ...line, fullTotal: amount, basePrice: amount, unitPrice: amount, optionsPrice: zero }
}

function finish(
  { line, product, price }: DraftLine,
  allParts: readonly PricePart[],
  discounts: readonly LineDiscount[],
  cart: CartToPrice,
): CartLinePrice {
  const { parts, total } = floorAtZero(allParts)
  return {
    ...price,
    id: line.id,
    fullTotal: price.total,
    total,
    parts,
    discounts,
    vatRate: vatRate(product, cart.mode),
  }
}

function toPart({ promotion, amount }: LineDiscount): PricePart {
  return { kind: 'promotion', label: localText(promotion.name), quantity: 1, amount: cents(-amount) }
}
