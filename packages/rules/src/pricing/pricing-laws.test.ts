import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { checkConfiguration } from '../catalogue/check-configuration.ts'
import { configurationKey } from '../catalogue/configuration-key.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import type { Product } from '../catalogue/product.ts'
import type { LineId, ProductId } from '../ids.ts'
import { basisPoints, cents, sumCents } from '../money/cents.ts'
import type { Promotion, PromotionDeal } from '../promotions/promotion.ts'
import { arbitraryProduct } from '../testing/arbitrary-products.ts'
import { aChoice } from '../testing/choices.ts'
import { aCartToPrice, aCoupon, aPromotion, aReceipt, aZone } from '../testing/priced-carts.ts'
import { aGroup, aProduct, aValue, drinkCategoryId, id } from '../testing/products.ts'
import { walk } from '../testing/walk.ts'
import type { CartToPrice } from './cart-price.ts'
import { chargeOptions } from './charge-options.ts'
import { priceCart } from './price-cart.ts'
import { priceLine } from './price-line.ts'

// Laws check hundreds of random dishes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const draws = fc.array(fc.nat({ max: 100_000 }), { maxLength: 10 })
const deal: fc.Arbitrary<PromotionDeal> = fc.oneof(
  fc.record({ kind: fc.constant('free-units' as const), free: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('fixed-price' as const), price: fc.integer({ min: 0, max: 1500 }).map(cents) }),
  fc.record({ kind: fc.constant('percent-off' as const), share: fc.integer({ min: 0, max: 10_000 }).map(basisPoints) }),
)
const promotion: fc.Arbitrary<Promotion> = fc
  .record({
    number: fc.integer({ min: 1, max: 50 }),
    bought: fc.integer({ min: 1, max: 4 }),
    deal,
    products: fc.subarray([1, 2, 3, 4]),
  })
  .map((drawn) => aPromotion(drawn.number, drawn.deal, drawn.bought, drawn.products))
const promotions = fc.uniqueArray(promotion, { maxLength: 5, selector: ({ id }) => id })

/** Carts of up to four configured dishes under promotions, codes, shipping and tip, in every mode. */
const cart: fc.Arbitrary<CartToPrice> = fc
  .record({
    dishes: fc.array(
      fc.record({
        product: arbitraryProduct,
        steps: draws,
        drink: fc.boolean(),
        rate: fc.constantFrom(0, 400, 1000, 2100),
      }),
      { maxLength: 4 },
    ),
    promotions,
    coupon: fc.option(
      fc.oneof(
        fc.nat({ max: 5000 }).map((amount) => ({ amount: cents(amount) })),
        fc.nat({ max: 10_000 }).map((share) => ({ share: basisPoints(share) })),
      ),
    ),
    points: fc.option(fc.nat({ max: 5000 })),
    mode: fc.constantFrom('delivery' as const, 'pickup' as const, 'table' as const, 'takehere' as const),
    fee: fc.nat({ max: 500 }),
    tip: fc.nat({ max: 500 }),
    buffet: fc.boolean(),
    service: fc.boolean(),
    hidesIngredients: fc.boolean(),
  })
  .map((drawn) => {
    const dishes = drawn.dishes.map((dish, index) => toOrdered(dish, index))
    const buffet = drawn.buffet ? [{ product: aProduct(101, 1500, { buffet: { platesPerRound: null } }) }] : []
    const service = drawn.service ? [{ product: aProduct(102, 0, { service: { share: basisPoints(750) } }) }] : []
    return aCartToPrice([...dishes, ...buffet, ...service], {
      promotions: drawn.promotions,
      coupon: drawn.coupon === null ? null : aCoupon(drawn.coupon),
      receipt: drawn.points === null ? null : aReceipt(drawn.points),
      mode: drawn.mode,
      zone: aZone(drawn.fee, 4000),
      tip: cents(drawn.tip),
      hasServiceCharge: true,
      store: { hours: { holidays: [] }, ordering: { hidesIngredients: drawn.hidesIngredients } },
    })
  })

function toOrdered(
  {
    product,
    steps,
    drink,
    rate,
  }: { readonly product: Product; readonly steps: readonly number[]; readonly drink: boolean; readonly rate: number },
  index: number,
) {
  const renamed: Product = {
    ...product,
    id: id<ProductId>(index + 1),
    vat: { onPremises: basisPoints(rate), takenAway: basisPoints(rate + 100) },
    ...(drink ? { categoryIds: [drinkCategoryId], defaultCategoryId: drinkCategoryId } : {}),
  }
  const states = walk(renamed, steps)
  const state =
    states.findLast((one) => checkConfiguration(renamed, one.configuration, one.quantity, one.context).allowed) ??
    states.at(-1)
  if (state === undefined) throw new Error('a walk has its start')
  return { product: renamed, configuration: state.configuration, quantity: state.quantity }
}

describe('the price of any cart', () => {
  it('is the sum of its parts, and so is every line', () => {
    fc.assert(
      fc.property(cart, (drawn) => {
        const price = priceCart(drawn)
        for (const line of price.lines) expect(sumCents(line.parts.map(({ amount }) => amount))).toBe(line.total)
        expect(sumCents([...price.lines.map(({ total }) => total), ...price.parts.map(({ amount }) => amount)])).toBe(
          price.total,
        )
        expect(sumCents(price.vat.flatMap(({ base, vat }) => [base, vat]))).toBe(price.total)
      }),
    )
  })

  it('is never below nothing, nor is any line or tax', () => {
    fc.assert(
      fc.property(cart, (drawn) => {
        const price = priceCart(drawn)
        const amounts = [
          price.total,
          price.goods,
          ...price.lines.map(({ total }) => total),
          ...price.vat.flatMap(({ base, vat }) => [base, vat]),
        ]
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('does not depend on the order of adding', () => {
    fc.assert(
      fc.property(cart, fc.infiniteStream(fc.nat()), (drawn, stream) => {
        const order = new Map<LineId, number>(drawn.lines.map((line) => [line.id, stream.next().value ?? 0]))
        const shuffled = drawn.lines.toSorted((left, right) => (order.get(left.id) ?? 0) - (order.get(right.id) ?? 0))
        const [first, second] = [
          priceCart(drawn),
          priceCart({ ...drawn, lines: shuffled, promotions: drawn.promotions.toReversed() }),
        ]
        expect([second.total, second.goods, second.vat, second.parts]).toEqual([
          first.total,
          first.goods,
          first.vat,
          first.parts,
        ])
      }),
    )
  })

  it('does not depend on the order of adding one dish in several ways [F-007]', () => {
    const [low, high, other] = [aValue(41, 50), aValue(42, 70), aValue(43, 50)]
    const product = aProduct(1, 0, { optionGroups: [aGroup(40, [low, high, other], { multiple: true })] })
    const ways = [[], [41], [42], [43], [41, 43], [41, 42]]
    const pieces = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: ways.length, maxLength: ways.length })
    const deals = fc.array(fc.record({ bought: fc.integer({ min: 1, max: 4 }), deal }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), pieces, deals, (price, quantities, offers) => {
        const lines = ways.flatMap((values, way) => {
          const configuration = aChoice({ options: values.map((value) => [40, value] as const) })
          const quantity = quantities[way] ?? 0
          return quantity === 0 ? [] : [{ product: { ...product, price: cents(price) }, configuration, quantity }]
        })
        const totalOf = (ordered: typeof lines) =>
          priceCart(
            aCartToPrice(ordered, {
              promotions: offers.map((offer, index) => aPromotion(index + 1, offer.deal, offer.bought, [1])),
            }),
          ).total
        for (const [index, line] of lines.entries()) {
          expect(totalOf([line, ...lines.toSpliced(index, 1)])).toBe(totalOf(lines.toReversed()))
        }
      }),
    )
  })

  it('is never raised by a promotion, nor is any line', () => {
    fc.assert(
      fc.property(cart, (drawn) => {
        const plain = priceCart({ ...drawn, promotions: [] })
        const offered = priceCart(drawn)
        expect(offered.goods).toBeLessThanOrEqual(plain.goods)
        offered.lines.forEach((line, index) => {
          expect(line.total).toBeLessThanOrEqual(plain.lines[index]?.total ?? 0)
        })
        expect(offered.total).toBeLessThanOrEqual(plain.total)
      }),
    )
  })

  it('uses no unit in two promotions: what is taken off never passes the base price', () => {
    fc.assert(
      fc.property(cart, (drawn) => {
        priceCart(drawn).lines.forEach((line, index) => {
          const quantity = drawn.lines[index]?.quantity ?? 0
          const off = sumCents(line.discounts.map(({ amount }) => amount))
          expect(off).toBeLessThanOrEqual(line.basePrice * quantity)
        })
      }),
    )
  })
})

describe('the price of any line', () => {
  it('grows with its quantity by base and options alone, and does not depend on the order of choosing', () => {
    fc.assert(
      fc.property(arbitraryProduct, draws, fc.boolean(), (product, steps, hidesIngredients) => {
        for (const { configuration, quantity } of walk(product, steps)) {
          const context = { hidesIngredients }
          const line = priceLine(product, configuration, quantity, context)
          const turned = {
            valueIds: configuration.valueIds.toReversed(),
            options: configuration.options.toReversed(),
            units: configuration.units.toReversed(),
          }
          expect(configurationKey(turned)).toBe(configurationKey(configuration))
          expect(priceLine(product, turned, quantity, context).total).toBe(line.total)
          const bare = priceLine(product, { ...configuration, units: [] }, quantity, context)
          expect(bare.total).toBe(quantity * (line.basePrice + line.optionsPrice))
          expect(line.basePrice).toBe(findCombination(product, configuration)?.price ?? product.price)
        }
      }),
    )
  })

  it('frees the cheapest options, never a dearer one', () => {
    fc.assert(
      fc.property(arbitraryProduct, draws, (product, steps) => {
        for (const { configuration } of walk(product, steps)) {
          const groups = Map.groupBy(chargeOptions(product, configuration), ({ group }) => group)
          for (const [group, options] of groups) {
            const free = options.filter(({ isFree }) => isFree)
            const paid = options.filter(({ isFree }) => !isFree)
            expect(free).toHaveLength(Math.min(group.freeCount, options.length))
            expect(Math.max(0, ...free.map(({ value }) => value.price))).toBeLessThanOrEqual(
              Math.min(Number.POSITIVE_INFINITY, ...paid.map(({ value }) => value.price)),
            )
            expect(free.every(({ price }) => price === 0)).toBe(true)
            expect(paid.every(({ price, value }) => price === value.price)).toBe(true)
          }
        }
      }),
    )
  })
})
