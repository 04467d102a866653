import type { Product } from '../catalogue/product.ts'
import { basisPoints, cents } from '../money/cents.ts'
import { localText } from '../text/local-text.ts'
import {
  aCombination,
  aGroup,
  anAttribute,
  anItem,
  aProduct,
  aSection,
  aValue,
  drinkCategoryId,
  ids,
} from './products.ts'

/** The dishes of the worked examples, by the names a diner reads. */
const named = (number: number, name: string, price: number, more: Partial<Product> = {}) =>
  aProduct(number, price, { name: localText(name), ...more })
const value = (number: number, name: string, price = 0) => aValue(number, price, { name: localText(name) })
const drink = {
  categoryIds: [drinkCategoryId],
  defaultCategoryId: drinkCategoryId,
  vat: { onPremises: basisPoints(1000), takenAway: basisPoints(2100) },
}

export const allergenNames: Readonly<Record<number, string>> = { 1: 'gluten', 2: 'milk', 3: 'egg' }

export const pizza = named(1, 'Pizza', 950, {
  attributes: [anAttribute(1, [11, 12])],
  combinations: [
    aCombination(1, [11], 950, { name: localText('Mediana') }),
    aCombination(2, [12], 1350, { name: localText('Grande') }),
  ],
  optionGroups: [
    aGroup(
      20,
      [
        value(21, 'Champiñones', 120),
        value(22, 'Aceitunas', 80),
        value(23, 'Jamón ibérico', 250),
        value(24, 'Cebolla', 80),
      ],
      {
        multiple: true,
        limit: 4,
        freeCount: 2,
      },
    ),
  ],
})

const onion = named(101, 'Cebolla', 0)
const cheese = named(102, 'Queso', 0, { allergens: ids(2) })
const bacon = named(103, 'Bacon', 0)
export const burger = named(2, 'Hamburguesa de la casa', 1150, {
  allergens: ids(1),
  sections: [
    aSection(
      1,
      [
        anItem(1, onion, { originalQuantity: 1, includedQuantity: 1, extraPrice: cents(50) }),
        anItem(2, cheese, { originalQuantity: 1, includedQuantity: 1, extraPrice: cents(120), maxQuantity: 3 }),
        anItem(3, bacon, { price: cents(150) }),
      ],
      { areIngredients: true, maxDishes: 0 },
    ),
  ],
})

const course = (number: number, items: readonly (readonly [number, string, number])[]) =>
  aSection(
    number,
    items.map(([id, name, price]) => anItem(id, named(200 + id, name, 0), { price: cents(price) })),
    { minDishes: 1, maxDishes: 1 },
  )
export const dayMenu = named(3, 'Menú del día', 1490, {
  isMenu: true,
  sections: [
    course(1, [
      [1, 'Lentejas', 0],
      [2, 'Ensalada mixta', 0],
    ]),
    course(2, [
      [3, 'Merluza', 0],
      [4, 'Entrecot', 450],
    ]),
    course(3, [
      [5, 'Flan', 0],
      [6, 'Tarta de queso', 100],
    ]),
  ],
})

const sauces = aGroup(40, [value(41, 'Alioli', 60), value(42, 'Brava', 60)], { multiple: true, freeCount: 1 })
const fries = named(301, 'Patatas', 0, { optionGroups: [sauces] })
const childMenu = named(302, 'Menú infantil', 0, {
  sections: [
    aSection(
      7,
      [anItem(71, fries, { price: cents(0) }), anItem(72, named(303, 'Aros de cebolla', 0), { price: cents(80) })],
      { minDishes: 1, maxDishes: 1 },
    ),
  ],
})
export const familyMenu = named(4, 'Menú familiar', 2990, {
  isMenu: true,
  sections: [
    aSection(
      6,
      [anItem(61, childMenu, { price: cents(0) }), anItem(62, named(304, 'Costillar', 0), { price: cents(600) })],
      { minDishes: 2, maxDishes: 2 },
    ),
  ],
})

export const croquettes = named(5, 'Croquetas', 800, { optionGroups: [aGroup(50, [value(51, 'Salsa romesco', 90)])] })
export const squid = named(6, 'Rabas', 1050)
export const gin = named(7, 'Gin tonic', 900, drink)
export const montadito = named(8, 'Montadito', 280)
export const tortilla = named(9, 'Pincho de tortilla', 320)
export const cola = named(10, 'Refresco', 250, drink)
export const buffet = named(11, 'Buffet libre', 1890, { buffet: { platesPerRound: 5 } })
export const nigiri = named(12, 'Nigiri', 450)
export const service = named(13, 'Servicio de reservado', 0, { service: { share: basisPoints(1000) } })
export const paella = named(14, 'Paella', 2450)
