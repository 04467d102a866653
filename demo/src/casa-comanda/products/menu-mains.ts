import { chimichurri, fries, pepperSauce, peppers, roquefort, sideSalad, sweetPotato } from './ingredients.ts'
import { menuDish } from './menu-dish.ts'

export const entrecote = menuDish({
  id: 1311,
  slug: 'entrecot-a-la-brasa',
  euros: 18,
  course: 2,
  name: {
    es: 'Entrecot a la brasa',
    en: 'Grilled entrecote',
    eu: 'Entrekota txingarretan',
    fr: 'Entrecôte grillée',
    ger: 'Gegrilltes Entrecôte',
    cat: 'Entrecot a la brasa',
    nl: 'Gegrilde entrecote',
  },
  description: {
    es: 'Con su salsa y su guarnición.',
    en: 'With its own sauce and side.',
    eu: 'Bere saltsa eta hornigaiarekin.',
    fr: 'Avec sa sauce et sa garniture.',
    ger: 'Mit eigener Sauce und Beilage.',
  },
  ingredients: { es: 'Vaca madurada, sal', en: 'Aged beef, salt' },
  diets: ['gluten-free', 'lactose-free'],
  groups: [
    {
      name: { es: 'Punto', en: 'Doneness', eu: 'Puntua', fr: 'Cuisson', ger: 'Garstufe', cat: 'Punt', nl: 'Bakwijze' },
      required: true,
      values: [
        {
          name: {
            es: 'Poco hecho',
            en: 'Rare',
            eu: 'Gutxi egina',
            fr: 'Saignant',
            ger: 'Englisch',
            cat: 'Poc fet',
            nl: 'Rood',
          },
        },
        {
          name: {
            es: 'Al punto',
            en: 'Medium',
            eu: 'Puntuan',
            fr: 'À point',
            ger: 'Medium',
            cat: 'Al punt',
            nl: 'Medium',
          },
          byDefault: true,
        },
        {
          name: {
            es: 'Hecho',
            en: 'Well done',
            eu: 'Egina',
            fr: 'Bien cuit',
            ger: 'Durch',
            cat: 'Fet',
            nl: 'Doorbakken',
          },
        },
      ],
    },
  ],
  sections: [
    {
      key: 'sauce',
      min: 1,
      max: 1,
      name: { es: 'Salsa', en: 'Sauce', eu: 'Saltsa', fr: 'Sauce', ger: 'Sauce', cat: 'Salsa', nl: 'Saus' },
      items: [
        { dish: pepperSauce, included: 1 },
        { dish: roquefort, included: 1, euros: 0.8 },
        { dish: chimichurri, included: 1 },
      ],
    },
    {
      key: 'side',
      min: 1,
      max: 2,
      name: {
        es: 'Guarnición',
        en: 'Side',
        eu: 'Hornigaia',
        fr: 'Garniture',
        ger: 'Beilage',
        cat: 'Guarnició',
        nl: 'Bijgerecht',
      },
      items: [
        { dish: fries, included: 1, extraEuros: 1.5 },
        { dish: peppers, included: 1, extraEuros: 1.5 },
        { dish: sweetPotato, included: 1, euros: 1, extraEuros: 2 },
      ],
    },
  ],
})

export const hake = menuDish({
  id: 1312,
  slug: 'merluza-a-la-plancha',
  euros: 14,
  course: 2,
  name: {
    es: 'Merluza a la plancha',
    en: 'Grilled hake',
    eu: 'Legatza plantxan',
    fr: 'Merlu à la plancha',
    ger: 'Gegrillter Seehecht',
    cat: 'Lluç a la planxa',
    nl: 'Gegrilde heek',
  },
  ingredients: { es: 'Merluza de pincho, ajo, perejil', en: 'Line-caught hake, garlic, parsley' },
  allergens: ['fish'],
  diets: ['gluten-free', 'lactose-free'],
  sections: [
    {
      key: 'side',
      min: 1,
      max: 1,
      name: {
        es: 'Guarnición',
        en: 'Side',
        eu: 'Hornigaia',
        fr: 'Garniture',
        ger: 'Beilage',
        cat: 'Guarnició',
        nl: 'Bijgerecht',
      },
      items: [
        { dish: sideSalad, included: 1 },
        { dish: fries, included: 1 },
        { dish: peppers, included: 1 },
      ],
    },
  ],
})

export const roastChicken = menuDish({
  id: 1313,
  slug: 'pollo-asado',
  euros: 11,
  course: 2,
  name: {
    es: 'Pollo asado al limón',
    en: 'Lemon roast chicken',
    eu: 'Oilasko errea limoiarekin',
    fr: 'Poulet rôti au citron',
    ger: 'Zitronen-Brathähnchen',
    cat: 'Pollastre rostit amb llimona',
    nl: 'Gebraden kip met citroen',
  },
  ingredients: { es: 'Pollo de corral, limón, tomillo', en: 'Free-range chicken, lemon, thyme' },
  diets: ['gluten-free', 'lactose-free', 'halal'],
})

export const aubergine = menuDish({
  id: 1314,
  slug: 'berenjena-rellena',
  euros: 10,
  course: 2,
  name: {
    es: 'Berenjena rellena de verduras',
    en: 'Stuffed aubergine',
    eu: 'Alberjinia betea',
    fr: 'Aubergine farcie',
    ger: 'Gefüllte Aubergine',
    cat: 'Albergínia farcida',
    nl: 'Gevulde aubergine',
  },
  ingredients: { es: 'Berenjena, calabacín, tomate, almendra', en: 'Aubergine, courgette, tomato, almond' },
  allergens: ['nuts'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
})

export const sirloin = menuDish({
  id: 1315,
  slug: 'solomillo-al-foie',
  euros: 24,
  course: 2,
  published: false,
  name: {
    es: 'Solomillo con foie',
    en: 'Sirloin with foie gras',
    eu: 'Azpizuna foiearekin',
    fr: 'Filet au foie gras',
    ger: 'Filet mit Foie gras',
    cat: 'Filet amb foie',
    nl: 'Ossenhaas met foie gras',
  },
  ingredients: { es: 'Solomillo, foie, vino dulce', en: 'Sirloin, foie gras, sweet wine' },
  allergens: ['sulphites'],
  diets: ['gluten-free', 'lactose-free'],
})
