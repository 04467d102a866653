import type { Configuration, UnitChoice } from '@comanda/rules/catalogue/configuration'
import type { Product } from '@comanda/rules/catalogue/product'
import { basisPoints, cents } from '@comanda/rules/money/cents'
import { priceCart } from '@comanda/rules/pricing/price-cart'
import type { PromotionDeal } from '@comanda/rules/promotions/promotion'
import { aChoice, aUnit } from '@comanda/rules/testing/choices'
import { aCartToPrice, aCoupon, aPromotion, aZone } from '@comanda/rules/testing/priced-carts'
import { aCombination, aGroup, anAttribute, anItem, aProduct, aSection, aValue } from '@comanda/rules/testing/products'
import { hold } from './measuring/hold.ts'
import { measureRounds } from './measuring/rounds.ts'

const productCount = 20
const budget = 1
const sizes = [10, 40, 160] as const

/** A menu of three sizes, two groups of extras and three sections of five dishes, each with its own options. */
function configurableMenu(number: number): Product {
  const base = number * 1_000
  const extras = (group: number) =>
    aGroup(
      base + group,
      [1, 2, 3, 4, 5].map((value) => aValue(base + group + value, 50 * value)),
      { multiple: true, freeCount: 2 },
    )
  const section = (at: number) =>
    aSection(
      base + at,
      [1, 2, 3, 4, 5].map((item) =>
        anItem(base + at + item, aProduct(base + at + item, 400, { optionGroups: [extras(at + 10 * item)] }), {
          price: cents(20 * item),
          extraPrice: cents(60),
          includedQuantity: 1,
        }),
      ),
      { minDishes: 1, maxDishes: 4 },
    )
  return aProduct(number, 900 + 10 * number, {
    attributes: [anAttribute(base + 1, [base + 11, base + 12, base + 13])],
    combinations: [1, 2, 3].map((size) =>
      aCombination(base + 20 + size, [base + 10 + size], 900 + 10 * number + 200 * size),
    ),
    optionGroups: [extras(100), extras(110)],
    sections: [section(200), section(300), section(400)],
  })
}

function choose(number: number, line: number): Configuration {
  const base = number * 1_000
  const units = [200, 300, 400].flatMap((at): UnitChoice[] =>
    [1, 2, 2].map((item) => {
      const group = base + at + 10 * item
      return aUnit(
        base + at,
        base + at + item,
        aChoice({
          options: [
            [group, group + 1],
            [group, group + 2],
            [group, group + 3],
          ],
        }),
      )
    }),
  )
  const options = [1, 2, 3].map((value) => [base + 100, base + 100 + value] as const)
  return aChoice({ values: [base + 11 + (line % 3)], options, units })
}

const deals: readonly PromotionDeal[] = [
  { kind: 'free-units', free: 1 },
  { kind: 'fixed-price', price: cents(800) },
  { kind: 'percent-off', share: basisPoints(3333) },
]
const promotions = Array.from({ length: 20 }, (_, index) =>
  aPromotion(
    index + 1,
    deals[index % deals.length] ?? { kind: 'free-units', free: 1 },
    2 + (index % 3),
    Array.from({ length: 6 }, (_, step) => 1 + ((index + 3 * step) % productCount)),
  ),
)

function cartOf(lineCount: number) {
  const menus = Array.from({ length: productCount }, (_, index) => configurableMenu(index + 1))
  const ordered = Array.from({ length: lineCount }, (_, line) => {
    const at = line % productCount
    const product = menus[at]
    if (product === undefined) throw new Error('there is a menu for every line')
    return { product, quantity: 1 + (line % 3), configuration: choose(at + 1, line) }
  })
  return aCartToPrice(ordered, {
    promotions,
    coupon: aCoupon({ share: basisPoints(1000) }),
    mode: 'delivery',
    zone: aZone(250),
  })
}

const carts = sizes.map(cartOf)
const figures = measureRounds(carts.map((cart) => () => priceCart(cart)))
const perLine = figures.map((figure, index) => figure / (sizes[index] ?? 1))
const growth = (perLine[2] ?? Number.NaN) / (perLine[0] ?? Number.NaN)
const middle = figures[1] ?? Number.NaN

const isQuick = hold({
  what: 'a cart of 40 lines, ms',
  figure: middle.toFixed(3),
  limit: String(budget),
  isHeld: middle < budget,
})
console.log('Pricing a cart of configured lines under 20 promotions, CPU ms, the best of interleaved rounds')
for (const [index, size] of sizes.entries()) {
  const limit = size === 40 ? `  (limit ${budget} ms)${isQuick}` : ''
  console.log(
    `${String(size).padStart(4)} lines  ${figures[index]?.toFixed(3)} ms  ${((perLine[index] ?? 0) * 1_000).toFixed(1)} µs a line${limit}`,
  )
}
const steepest = 1.5
const isFlat = hold({
  what: 'cost of a line at 160 lines ÷ at 10',
  figure: growth.toFixed(2),
  limit: String(steepest),
  isHeld: growth < steepest,
})
console.log(
  `cost of a line at 160 lines ÷ at 10 lines: ${growth.toFixed(2)}  (linear is 1, limit ${steepest})${isFlat}`,
)
