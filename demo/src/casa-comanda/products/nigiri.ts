import { dish } from '../../dish.ts'
import type { DishSheet } from '../../dish-sheet.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

const nigiri = { categories: [categoryIds.nigiri, categoryIds.sushi], menus: everywhere, course: 1 } as const

const pieces = {
  attributes: [
    {
      name: { es: 'Piezas', en: 'Pieces', eu: 'Piezak', fr: 'Pièces', ger: 'Stück', cat: 'Peces', nl: 'Stuks' },
      values: {
        two: {
          es: '2 piezas',
          en: '2 pieces',
          eu: '2 pieza',
          fr: '2 pièces',
          ger: '2 Stück',
          cat: '2 peces',
          nl: '2 stuks',
        },
        four: {
          es: '4 piezas',
          en: '4 pieces',
          eu: '4 pieza',
          fr: '4 pièces',
          ger: '4 Stück',
          cat: '4 peces',
          nl: '4 stuks',
        },
      },
    },
  ],
} satisfies Partial<DishSheet>

export const salmonNigiri = dish({
  ...nigiri,
  ...pieces,
  id: 701,
  slug: 'nigiri-de-salmon',
  euros: 4.2,
  featured: true,
  name: {
    es: 'Nigiri de salmón',
    en: 'Salmon nigiri',
    eu: 'Izokin-nigiria',
    fr: 'Nigiri au saumon',
    ger: 'Lachs-Nigiri',
    cat: 'Nigiri de salmó',
    nl: 'Zalmnigiri',
  },
  description: {
    es: 'Salmón sobre arroz templado.',
    en: 'Salmon over warm rice.',
    eu: 'Izokina arroz epelaren gainean.',
    fr: 'Saumon sur riz tiède.',
    ger: 'Lachs auf warmem Reis.',
    cat: 'Salmó sobre arròs tebi.',
    nl: 'Zalm op lauwwarme rijst.',
  },
  ingredients: {
    es: 'Salmón, arroz, wasabi',
    en: 'Salmon, rice, wasabi',
    eu: 'Izokina, arroza, wasabia',
    fr: 'Saumon, riz, wasabi',
    ger: 'Lachs, Reis, Wasabi',
    cat: 'Salmó, arròs, wasabi',
    nl: 'Zalm, rijst, wasabi',
  },
  allergens: ['fish', 'mustard'],
  diets: ['lactose-free'],
  combinations: [
    { of: ['two'], euros: 4.2 },
    { of: ['four'], euros: 7.8 },
  ],
})
export const tunaNigiri = dish({
  ...nigiri,
  ...pieces,
  id: 702,
  slug: 'nigiri-de-atun',
  euros: 4.8,
  name: {
    es: 'Nigiri de atún rojo',
    en: 'Bluefin tuna nigiri',
    eu: 'Hegalaburraren nigiria',
    fr: 'Nigiri au thon rouge',
    ger: 'Blauflossenthun-Nigiri',
    cat: 'Nigiri de tonyina',
    nl: 'Nigiri van blauwvintonijn',
  },
  description: {
    es: 'Atún de almadraba.',
    en: 'Trap-caught tuna.',
    eu: 'Almadrabako atuna.',
    fr: 'Thon de madrague.',
    ger: 'Thunfisch aus der Almadraba.',
    cat: 'Tonyina d’almadrava.',
    nl: 'Tonijn uit de almadraba.',
  },
  ingredients: {
    es: 'Atún rojo, arroz, wasabi',
    en: 'Bluefin tuna, rice, wasabi',
    eu: 'Atun gorria, arroza, wasabia',
    fr: 'Thon rouge, riz, wasabi',
    ger: 'Roter Thunfisch, Reis, Wasabi',
    cat: 'Tonyina vermella, arròs, wasabi',
    nl: 'Blauwvintonijn, rijst, wasabi',
  },
  allergens: ['fish', 'mustard'],
  diets: ['lactose-free'],
  combinations: [
    { of: ['two'], euros: 4.8 },
    { of: ['four'], euros: 9 },
  ],
})

export const nigiriDishes = [
  salmonNigiri,
  tunaNigiri,
  dish({
    ...nigiri,
    id: 703,
    slug: 'sashimi-variado',
    euros: 16.5,
    name: {
      es: 'Sashimi variado',
      en: 'Assorted sashimi',
      eu: 'Askotariko sashimia',
      fr: 'Assortiment de sashimi',
      ger: 'Gemischtes Sashimi',
      cat: 'Sashimi variat',
      nl: 'Gemengde sashimi',
    },
    description: {
      es: 'Doce cortes según la lonja.',
      en: 'Twelve cuts, whatever the market brought.',
      eu: 'Hamabi zati, lonjaren arabera.',
      fr: 'Douze tranches, selon la criée.',
      ger: 'Zwölf Scheiben, je nach Fang.',
      cat: 'Dotze talls segons la llotja.',
      nl: 'Twaalf plakken, naar wat de visafslag biedt.',
    },
    ingredients: {
      es: 'Salmón, atún, lubina, daikon',
      en: 'Salmon, tuna, sea bass, daikon',
      eu: 'Izokina, atuna, lupia, daikona',
      fr: 'Saumon, thon, bar, daïkon',
      ger: 'Lachs, Thunfisch, Wolfsbarsch, Daikon',
      cat: 'Salmó, tonyina, llobarro, daikon',
      nl: 'Zalm, tonijn, zeebaars, daikon',
    },
    allergens: ['fish'],
    diets: ['gluten-free', 'lactose-free'],
  }),
]
