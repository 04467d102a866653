import { dish } from '../../dish.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'
import { miniCroquettes, miniFalafel, miniPrawns, miniSkewers } from './bites.ts'
import { comandaBurger } from './burgers.ts'
import { dessert, drink, side } from './courses.ts'
import { cheesecake, fruit } from './desserts.ts'
import { fries, sideSalad, sweetPotato } from './ingredients.ts'
import { cola, lemonade, water } from './soft-drinks.ts'
import { lager } from './wine-and-beer.ts'

const base = { categories: [categoryIds.menus], menus: everywhere, isMenu: true } as const

export const combos = [
  dish({
    ...base,
    id: 503,
    slug: 'combo-hamburguesa',
    euros: 12.9,
    categories: [categoryIds.burgers, categoryIds.menus],
    name: {
      es: 'Combo hamburguesa',
      en: 'Burger combo',
      eu: 'Hanburgesa konboa',
      fr: 'Formule burger',
      ger: 'Burger-Combo',
      cat: 'Combo hamburguesa',
      nl: 'Burgercombo',
    },
    description: {
      es: 'Sola, con patatas o con todo. Lo que eliges cambia lo que se puede pedir dentro.',
      en: 'On its own, with a side or with everything. Your choice changes what comes with it.',
      eu: 'Bakarrik, patatekin edo denarekin.',
      fr: 'Seul, avec garniture ou complet. Votre choix décide du reste.',
      ger: 'Allein, mit Beilage oder komplett. Deine Wahl bestimmt den Rest.',
      cat: 'Sola, amb patates o amb tot. El que tries canvia el que s’hi pot demanar.',
      nl: 'Los, met friet of met alles. Je keuze bepaalt wat erbij kan.',
    },
    ingredients: {
      es: 'Carne de vaca, pan brioche, cheddar',
      en: 'Beef, brioche bun, cheddar',
      eu: 'Behi-haragia, brioche ogia, cheddarra',
      fr: 'Bœuf, pain brioché, cheddar',
      ger: 'Rindfleisch, Briochebrötchen, Cheddar',
      cat: 'Carn de vaca, pa de brioix, cheddar',
      nl: 'Rundvlees, briochebroodje, cheddar',
    },
    allergens: ['gluten', 'eggs', 'milk'],
    attributes: [
      {
        name: {
          es: '¿Cómo la quieres?',
          en: 'How do you want it?',
          eu: 'Nola nahi duzu?',
          fr: 'Comment ?',
          ger: 'Wie möchtest du ihn?',
          cat: 'Com la vols?',
          nl: 'Hoe wil je hem?',
        },
        values: {
          alone: { es: 'Sola', en: 'On its own', eu: 'Bakarrik', fr: 'Seul', ger: 'Einzeln', cat: 'Sola', nl: 'Los' },
          side: {
            es: 'Con guarnición',
            en: 'With a side',
            eu: 'Hornigaiarekin',
            fr: 'Avec garniture',
            ger: 'Mit Beilage',
            cat: 'Amb guarnició',
            nl: 'Met bijgerecht',
          },
          full: {
            es: 'Menú completo',
            en: 'Full menu',
            eu: 'Menu osoa',
            fr: 'Menu complet',
            ger: 'Komplettes Menü',
            cat: 'Menú complet',
            nl: 'Volledig menu',
          },
        },
      },
    ],
    combinations: [
      { of: ['alone'], euros: 12.9, sections: [] },
      { of: ['side'], euros: 15.4, sections: ['side'] },
      { of: ['full'], euros: 17.9, sections: ['side', 'drink', 'dessert'] },
    ],
    sections: [
      {
        key: 'side',
        name: side,
        min: 1,
        max: 1,
        items: [
          { dish: fries, included: 1 },
          { dish: sideSalad, included: 1 },
          { dish: sweetPotato, included: 1, euros: 1 },
        ],
      },
      {
        key: 'drink',
        name: drink,
        min: 1,
        max: 1,
        items: [
          { dish: water, included: 1 },
          { dish: cola, included: 1 },
          { dish: lemonade, included: 1, euros: 0.6 },
          { dish: lager, included: 1 },
        ],
      },
      {
        key: 'dessert',
        name: dessert,
        min: 0,
        max: 1,
        items: [
          { dish: fruit, euros: 3 },
          { dish: cheesecake, euros: 4.5 },
        ],
      },
    ],
  }),
  dish({
    ...base,
    id: 505,
    slug: 'picoteo-para-compartir',
    euros: 18,
    name: {
      es: 'Picoteo para compartir',
      en: 'Bites to share',
      eu: 'Partekatzeko mokaduak',
      fr: 'Bouchées à partager',
      ger: 'Häppchen zum Teilen',
      cat: 'Picar i compartir',
      nl: 'Hapjes om te delen',
    },
    description: {
      es: 'Doce bocados, de dos en dos como mínimo. La gamba, como mucho cuatro.',
      en: 'Twelve bites, at least two of each kind. Four prawns at most.',
      eu: 'Hamabi mokadu, gutxienez binaka. Otarrainxka, gehienez lau.',
      fr: 'Douze bouchées, par deux au minimum. Quatre crevettes au plus.',
      ger: 'Zwölf Häppchen, mindestens je zwei. Höchstens vier Garnelen.',
      cat: 'Dotze mossos, de dos en dos com a mínim. La gamba, quatre com a molt.',
      nl: 'Twaalf hapjes, minstens twee van elk. Hoogstens vier garnalen.',
    },
    sections: [
      {
        key: 'bites',
        name: {
          es: 'Bocados',
          en: 'Bites',
          eu: 'Mokaduak',
          fr: 'Bouchées',
          ger: 'Häppchen',
          cat: 'Mossos',
          nl: 'Hapjes',
        },
        min: 8,
        max: 12,
        items: [
          { dish: miniCroquettes, minQuantity: 2 },
          { dish: miniSkewers, minQuantity: 2, included: 4, extraEuros: 0.4 },
          { dish: miniFalafel, minQuantity: 2 },
          { dish: miniPrawns, minQuantity: 2, most: 4, euros: 0.5 },
        ],
      },
    ],
  }),
  dish({
    ...base,
    id: 506,
    slug: 'menu-doble-hamburguesa',
    euros: 27.5,
    name: {
      es: 'Dos hamburguesas y bebida',
      en: 'Two burgers and drinks',
      eu: 'Bi hanburgesa eta edaria',
      fr: 'Deux burgers et boissons',
      ger: 'Zwei Burger und Getränke',
      cat: 'Dues hamburgueses i beguda',
      nl: 'Twee burgers en drankjes',
    },
    description: {
      es: 'Cada hamburguesa se monta por separado.',
      en: 'Each burger is built on its own.',
      eu: 'Hanburgesa bakoitza bere aldetik prestatzen da.',
      fr: 'Chaque burger se compose à part.',
      ger: 'Jeder Burger wird einzeln belegt.',
      cat: 'Cada hamburguesa es munta per separat.',
      nl: 'Elke burger stel je apart samen.',
    },
    sections: [
      {
        key: 'burgers',
        name: {
          es: 'Hamburguesas',
          en: 'Burgers',
          eu: 'Hanburgesak',
          fr: 'Burgers',
          ger: 'Burger',
          cat: 'Hamburgueses',
          nl: 'Burgers',
        },
        min: 2,
        max: 2,
        items: [{ dish: comandaBurger, included: 2 }],
      },
      {
        key: 'drinks',
        name: drink,
        min: 2,
        max: 2,
        items: [{ dish: water }, { dish: cola }, { dish: lager }, { dish: lemonade, euros: 0.6 }],
      },
    ],
  }),
]
