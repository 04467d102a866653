import { dish } from '../../dish.ts'
import type { DishSheet } from '../../dish-sheet.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'
import { edamame } from './hot-kitchen.ts'
import { avocado, tomato } from './ingredients.ts'
import { salmonNigiri, tunaNigiri } from './nigiri.ts'
import { california, cucumberMaki } from './rolls.ts'

function pokePart(sheet: Omit<DishSheet, 'euros' | 'categories' | 'menus' | 'unlisted'>) {
  return dish({ ...sheet, euros: 0, categories: [categoryIds.warm], menus: everywhere, unlisted: true })
}

const sushiRice = pokePart({
  id: 1401,
  slug: 'arroz-de-sushi',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  allergens: ['sulphites'],
  name: {
    es: 'Arroz de sushi',
    en: 'Sushi rice',
    eu: 'Sushi-arroza',
    fr: 'Riz à sushi',
    ger: 'Sushireis',
    cat: 'Arròs de sushi',
    nl: 'Sushirijst',
  },
})
const quinoa = pokePart({
  id: 1402,
  slug: 'quinoa',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: { es: 'Quinoa', en: 'Quinoa', eu: 'Kinoa', fr: 'Quinoa', ger: 'Quinoa', cat: 'Quinoa', nl: 'Quinoa' },
})
const salmon = pokePart({
  id: 1411,
  slug: 'salmon-marinado',
  allergens: ['fish', 'soy', 'sesame'],
  diets: ['lactose-free'],
  name: {
    es: 'Salmón marinado',
    en: 'Marinated salmon',
    eu: 'Izokin marinatua',
    fr: 'Saumon mariné',
    ger: 'Marinierter Lachs',
    cat: 'Salmó marinat',
    nl: 'Gemarineerde zalm',
  },
})
const tofu = pokePart({
  id: 1412,
  slug: 'tofu-crujiente',
  allergens: ['soy'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: {
    es: 'Tofu crujiente',
    en: 'Crispy tofu',
    eu: 'Tofu kurruskaria',
    fr: 'Tofu croustillant',
    ger: 'Knuspriger Tofu',
    cat: 'Tofu cruixent',
    nl: 'Krokante tofu',
  },
})
const prawns = pokePart({
  id: 1413,
  slug: 'langostinos',
  allergens: ['crustaceans'],
  diets: ['gluten-free', 'lactose-free'],
  name: {
    es: 'Langostinos',
    en: 'Prawns',
    eu: 'Otarrainxkak',
    fr: 'Crevettes',
    ger: 'Garnelen',
    cat: 'Llagostins',
    nl: 'Garnalen',
  },
})
const mango = pokePart({
  id: 1421,
  slug: 'mango',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: { es: 'Mango', en: 'Mango', eu: 'Mangoa', fr: 'Mangue', ger: 'Mango', cat: 'Mango', nl: 'Mango' },
})
const peanuts = pokePart({
  id: 1422,
  slug: 'cacahuetes',
  allergens: ['peanuts'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: {
    es: 'Cacahuetes tostados',
    en: 'Roast peanuts',
    eu: 'Kakahuete txigortuak',
    fr: 'Cacahuètes grillées',
    ger: 'Geröstete Erdnüsse',
    cat: 'Cacauets torrats',
    nl: 'Geroosterde pinda’s',
  },
})
const ponzu = pokePart({
  id: 1431,
  slug: 'salsa-ponzu',
  allergens: ['soy', 'gluten', 'fish'],
  diets: ['lactose-free'],
  name: {
    es: 'Salsa ponzu',
    en: 'Ponzu sauce',
    eu: 'Ponzu saltsa',
    fr: 'Sauce ponzu',
    ger: 'Ponzu-Sauce',
    cat: 'Salsa ponzu',
    nl: 'Ponzusaus',
  },
})
const lime = pokePart({
  id: 1432,
  slug: 'aceite-de-lima',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: {
    es: 'Aceite de lima',
    en: 'Lime oil',
    eu: 'Lima-olioa',
    fr: 'Huile de citron vert',
    ger: 'Limettenöl',
    cat: 'Oli de llima',
    nl: 'Limoenolie',
  },
})

const base = { categories: [categoryIds.warm, categoryIds.sushi], menus: everywhere, course: 2 } as const

export const poke = [
  dish({
    ...base,
    id: 731,
    slug: 'poke-a-tu-gusto',
    euros: 11.9,
    featured: true,
    name: {
      es: 'Poke a tu gusto',
      en: 'Poke your way',
      eu: 'Pokea zure erara',
      fr: 'Poke à composer',
      ger: 'Poke nach Wahl',
      cat: 'Poke al teu gust',
      nl: 'Poke op jouw manier',
    },
    description: {
      es: 'Una base, una o dos proteínas (repetirla, desde 2,90 €), hasta cuatro añadidos y una salsa.',
      en: 'One base, one or two proteins (the same again from €2.90), up to four toppings and a sauce.',
      eu: 'Oinarri bat, proteina bat edo bi (errepikatzea, 2,90 €-tik), lau osagarri gehienez eta saltsa bat.',
      fr: 'Une base, une ou deux protéines (la même encore dès 2,90 €), quatre garnitures au plus et une sauce.',
      ger: 'Eine Basis, ein oder zwei Proteine (dasselbe nochmals ab 2,90 €), bis zu vier Toppings und eine Sauce.',
      cat: 'Una base, una o dues proteïnes (repetir-la, des de 2,90 €), fins a quatre afegits i una salsa.',
      nl: 'Een basis, een of twee eiwitten (dezelfde nog eens vanaf 2,90 €), tot vier toppings en een saus.',
    },
    sections: [
      {
        key: 'base',
        min: 1,
        max: 1,
        name: { es: 'Base', en: 'Base', eu: 'Oinarria', fr: 'Base', ger: 'Basis', cat: 'Base', nl: 'Basis' },
        items: [
          { dish: sushiRice, included: 1 },
          { dish: quinoa, included: 1, euros: 0.9 },
        ],
      },
      {
        key: 'protein',
        min: 1,
        max: 2,
        name: {
          es: 'Proteína',
          en: 'Protein',
          eu: 'Proteina',
          fr: 'Protéine',
          ger: 'Protein',
          cat: 'Proteïna',
          nl: 'Proteïne',
        },
        items: [
          { dish: salmon, included: 1, extraEuros: 2.9 },
          { dish: tofu, included: 1, extraEuros: 2.9 },
          { dish: prawns, included: 1, euros: 1, extraEuros: 3.9 },
        ],
      },
      {
        key: 'toppings',
        min: 0,
        max: 4,
        name: {
          es: 'Añadidos',
          en: 'Toppings',
          eu: 'Osagarriak',
          fr: 'Garnitures',
          ger: 'Toppings',
          cat: 'Afegits',
          nl: 'Toppings',
        },
        items: [
          { dish: avocado, most: 1 },
          { dish: mango, most: 2 },
          { dish: edamame, most: 2 },
          { dish: tomato, most: 2 },
          { dish: peanuts, most: 1, euros: 0.5 },
        ],
      },
      {
        key: 'sauce',
        min: 1,
        max: 1,
        name: { es: 'Salsa', en: 'Sauce', eu: 'Saltsa', fr: 'Sauce', ger: 'Sauce', cat: 'Salsa', nl: 'Saus' },
        items: [
          { dish: ponzu, included: 1 },
          { dish: lime, included: 1, allergens: [] },
        ],
      },
    ],
  }),
  dish({
    ...base,
    id: 732,
    slug: 'bandeja-umi',
    euros: 24,
    course: 1,
    name: {
      es: 'Bandeja Umi',
      en: 'Umi platter',
      eu: 'Umi erretilua',
      fr: 'Plateau Umi',
      ger: 'Umi-Platte',
      cat: 'Safata Umi',
      nl: 'Umi-schaal',
    },
    description: {
      es: 'De cuatro a seis raciones, mínimo dos de cada nigiri.',
      en: 'Four to six servings, at least two of each nigiri.',
      eu: 'Lautik seira errazio, gutxienez nigiri bakoitzetik bi.',
      fr: 'De quatre à six portions, au moins deux de chaque nigiri.',
      ger: 'Vier bis sechs Portionen, mindestens zwei je Nigiri.',
      cat: 'De quatre a sis racions, mínim dues de cada nigiri.',
      nl: 'Vier tot zes porties, van elke nigiri minstens twee.',
    },
    sections: [
      {
        key: 'pieces',
        min: 4,
        max: 6,
        name: {
          es: 'Raciones',
          en: 'Servings',
          eu: 'Errazioak',
          fr: 'Portions',
          ger: 'Portionen',
          cat: 'Racions',
          nl: 'Porties',
        },
        items: [
          { dish: salmonNigiri, minQuantity: 2 },
          { dish: tunaNigiri, minQuantity: 2, euros: 0.6 },
          { dish: cucumberMaki },
          { dish: california, euros: 1 },
        ],
      },
    ],
  }),
]

export const pokeParts = [sushiRice, quinoa, salmon, tofu, prawns, mango, peanuts, ponzu, lime]
