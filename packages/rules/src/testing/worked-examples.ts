import { basisPoints, cents } from '../money/cents.ts'
import type { CartToPrice } from '../pricing/cart-price.ts'
import { getMinute } from '../time/minute.ts'
import { aChoice, aMoment, aUnit, units } from './choices.ts'
import { aCartToPrice, aCoupon, aPromotion, aReceipt, aZone } from './priced-carts.ts'
import * as dish from './worked-dishes.ts'

/** One chapter of docs/rules.md; `total` is worked out by hand and compared with what the rules compute. */
export interface WorkedExample {
  readonly title: string
  readonly story: string
  readonly cart: CartToPrice
  readonly total: number
}

const sauces = (...values: number[]) => aChoice({ options: values.map((value) => [40, value] as const) })
const child = (unit: ReturnType<typeof aUnit>) => aUnit(6, 61, aChoice({ units: [unit] }))

export const workedExamples: readonly WorkedExample[] = [
  {
    title: 'A large pizza with four toppings, two of them free',
    story:
      'The price of the size replaces the base price (PRICE-001). The group frees its two cheapest chosen values, olives and onion, and charges the others (PRICE-005).',
    cart: aCartToPrice([
      {
        product: dish.pizza,
        configuration: aChoice({
          values: [12],
          options: [
            [20, 23],
            [20, 22],
            [20, 21],
            [20, 24],
          ],
        }),
      },
    ]),
    total: 1350 + 250 + 120,
  },
  {
    title: 'A burger without onion, with double cheese and bacon',
    story:
      'One onion and one cheese come with the dish and cost nothing. The second cheese is beyond what is included and costs its extra price; bacon includes nothing and costs its supplement (OPEN-116). Leaving the onion out saves nothing.',
    cart: aCartToPrice(
      [{ product: dish.burger, configuration: aChoice({ units: [...units(1, 2, 2), ...units(1, 3, 1)] }) }],
      { mode: 'table' },
    ),
    total: 1150 + 120 + 150,
  },
  {
    title: 'Two set menus on one line',
    story:
      'A line of two holds the choices of both dishes together: two first courses, two mains, two desserts. Supplements count once per chosen unit and never multiply with the quantity (OPEN-116).',
    cart: aCartToPrice(
      [
        {
          product: dish.dayMenu,
          quantity: 2,
          configuration: aChoice({ units: [...units(1, 1, 2), aUnit(2, 3), aUnit(2, 4), aUnit(3, 5), aUnit(3, 6)] }),
        },
      ],
      { mode: 'takehere' },
    ),
    total: 2 * 1490 + 450 + 100,
  },
  {
    title: 'A combo inside a combo',
    story:
      'The family menu holds two children’s menus, each with a side of its own. The side with two sauces has one free; the onion rings carry the supplement of the second level (OPEN-116).',
    cart: aCartToPrice([
      {
        product: dish.familyMenu,
        configuration: aChoice({ units: [child(aUnit(7, 71, sauces(41, 42))), child(aUnit(7, 72))] }),
      },
    ]),
    total: 2990 + 60 + 80,
  },
  {
    title: 'Three for two, with sauce',
    story:
      'Two croquettes and one squid make one full group of three: the cheapest unit is free (PRICE-014). The offer touches the price of the dish alone; its sauce is always charged (OPEN-050).',
    cart: aCartToPrice(
      [
        { product: dish.croquettes, quantity: 2, configuration: aChoice({ options: [[50, 51]] }) },
        { product: dish.squid },
      ],
      { promotions: [{ ...aPromotion(1, { kind: 'free-units', free: 1 }, 3, [5, 6]), name: 'Tres por dos' }] },
    ),
    total: 2 * (800 + 90) + 1050 - 800,
  },
  {
    title: 'The second gin tonic at half price, half past midnight',
    story:
      'The offer runs on Fridays from 22:00 to 02:00; at 00:30 on Saturday it is still Friday’s night (OPEN-051). Of three glasses one group of two is full, so one glass is at half price (PRICE-016).',
    cart: aCartToPrice([{ product: dish.gin, quantity: 3 }], {
      mode: 'table',
      moment: aMoment('saturday', '00:30', '2026-11-21'),
      promotions: [
        {
          ...aPromotion(1, { kind: 'percent-off', share: basisPoints(5000) }, 2, [7]),
          name: 'Segunda copa al 50 %',
          weekdays: ['friday'],
          hours: { from: getMinute('22:00'), to: getMinute('02:00') },
        },
      ],
    }),
    total: 900 + 900 + 450,
  },
  {
    title: 'Two offers that never share a bite',
    story:
      'Promotions are tried in the order of their ids, each on the units no other has used. «Pareja» sets the two dearest bites, both tortillas, at 2,00 € each (PRICE-015); «Dos por uno» then frees one of the two montaditos that are left (OPEN-050).',
    cart: aCartToPrice(
      [
        { product: dish.montadito, quantity: 2 },
        { product: dish.tortilla, quantity: 2 },
      ],
      {
        mode: 'table',
        promotions: [
          { ...aPromotion(2, { kind: 'free-units', free: 1 }, 2, [8, 9]), name: 'Dos por uno' },
          { ...aPromotion(1, { kind: 'fixed-price', price: cents(200) }, 2, [9]), name: 'Pareja' },
        ],
      },
    ),
    total: 200 + 200 + 280,
  },
  {
    title: 'Dinner in the private room',
    story:
      'The room adds one service charge: ten per cent of the other lines after promotions, before coupon and tip, rounded once (PRICE-020, OPEN-049). The tip bears no tax.',
    cart: aCartToPrice([{ product: dish.paella }, { product: dish.cola, quantity: 3 }, { product: dish.service }], {
      mode: 'table',
      hasServiceCharge: true,
      tip: cents(300),
    }),
    total: 2450 + 750 + 320 + 300,
  },
  {
    title: 'Two at the buffet',
    story: 'With a buffet in the cart its food costs nothing, drinks are charged as ever (PRICE-024).',
    cart: aCartToPrice(
      [
        { product: dish.buffet, quantity: 2 },
        { product: dish.nigiri, quantity: 6 },
        { product: dish.cola, quantity: 2 },
      ],
      {
        mode: 'table',
      },
    ),
    total: 2 * 1890 + 2 * 250,
  },
  {
    title: 'A delivery with a code, an employee receipt and two tax rates',
    story:
      'Code and receipt come off the goods, never off shipping (OPEN-053). Taken away, a soft drink is taxed at 21 % and a dish at 10 %; discount and shipping are shared between the two rates by what was bought at each, so that bases and taxes sum to the total (OPEN-052).',
    cart: aCartToPrice([{ product: dish.paella }, { product: dish.cola, quantity: 2 }], {
      mode: 'delivery',
      zone: aZone(290, 3500),
      coupon: aCoupon({ share: basisPoints(1000) }),
      receipt: aReceipt(400),
    }),
    total: 2450 + 500 - 295 - 400 + 290,
  },
]
