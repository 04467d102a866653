import { dish } from '../../dish.ts'
import type { DishSheet } from '../../dish-sheet.ts'
import { onDays } from '../../hours.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'
import { chimichurri, fries, pepperSauce, peppers, roquefort, sideSalad, sweetPotato } from './ingredients.ts'

/** A course of a set menu; it is not sold alone. */
function menuDish(sheet: Omit<DishSheet, 'categories' | 'menus' | 'unlisted'>) {
  return dish({ ...sheet, categories: [categoryIds.menus], menus: everywhere, unlisted: true })
}

export const lentils = menuDish({
  id: 1301,
  slug: 'lentejas-estofadas',
  euros: 7,
  course: 1,
  picture: 'part-stew',
  name: {
    es: 'Lentejas estofadas',
    en: 'Lentil stew',
    eu: 'Dilista gisatuak',
    fr: 'Ragoût de lentilles',
    ger: 'Linseneintopf',
    cat: 'Llenties estofades',
    nl: 'Linzenstoofpot',
  },
  ingredients: { es: 'Lenteja pardina, chorizo, zanahoria, laurel', en: 'Lentils, chorizo, carrot, bay leaf' },
  allergens: ['celery', 'sulphites'],
  diets: ['gluten-free', 'lactose-free'],
})
export const mixedSalad = menuDish({
  id: 1302,
  slug: 'ensalada-mixta',
  euros: 7,
  course: 1,
  picture: 'part-salad',
  name: {
    es: 'Ensalada mixta',
    en: 'Mixed salad',
    eu: 'Entsalada mistoa',
    fr: 'Salade mixte',
    ger: 'Gemischter Salat',
    cat: 'Amanida mixta',
    nl: 'Gemengde salade',
  },
  ingredients: {
    es: 'Lechuga, tomate, cebolla, aceituna, huevo, atún',
    en: 'Lettuce, tomato, onion, olives, egg, tuna',
  },
  allergens: ['eggs', 'fish', 'sulphites'],
  diets: ['gluten-free', 'lactose-free'],
  groups: [
    {
      name: { es: 'Quitar', en: 'Leave out', eu: 'Kendu', fr: 'Sans', ger: 'Ohne', cat: 'Treure', nl: 'Zonder' },
      multiple: true,
      values: [
        {
          name: { es: 'Sin atún', en: 'No tuna', eu: 'Hegaluzerik gabe', fr: 'Sans thon', ger: 'Ohne Thunfisch' },
          removes: ['fish'],
        },
        {
          name: { es: 'Sin huevo', en: 'No egg', eu: 'Arrautzarik gabe', fr: 'Sans œuf', ger: 'Ohne Ei' },
          removes: ['eggs'],
        },
      ],
    },
  ],
})
export const fabada = menuDish({
  id: 1303,
  slug: 'fabada-asturiana',
  euros: 9,
  course: 1,
  picture: 'part-beans',
  windows: onDays(['thursday', 'sunday'], '12:00-17:00'),
  name: {
    es: 'Fabada asturiana',
    en: 'Asturian bean stew',
    eu: 'Asturiasko babarrunak',
    fr: 'Fabada asturienne',
    ger: 'Asturischer Bohneneintopf',
    cat: 'Fabada asturiana',
    nl: 'Asturische bonenschotel',
  },
  ingredients: { es: 'Fabes, compango, azafrán', en: 'White beans, cured pork, saffron' },
  allergens: ['sulphites'],
  diets: ['gluten-free', 'lactose-free'],
})
export const pumpkinSoup = menuDish({
  id: 1304,
  slug: 'crema-de-calabaza',
  euros: 6.5,
  course: 1,
  picture: 'part-soup',
  name: {
    es: 'Crema de calabaza',
    en: 'Pumpkin soup',
    eu: 'Kuia-krema',
    fr: 'Velouté de potiron',
    ger: 'Kürbiscremesuppe',
    cat: 'Crema de carbassa',
    nl: 'Pompoensoep',
  },
  ingredients: { es: 'Calabaza, puerro, patata, aceite de oliva', en: 'Pumpkin, leek, potato, olive oil' },
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
})

export const entrecote = menuDish({
  id: 1311,
  slug: 'entrecot-a-la-brasa',
  euros: 18,
  course: 2,
  picture: 'part-steak',
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
  picture: 'part-fish',
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
  picture: 'part-chicken',
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
  picture: 'part-aubergine',
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
  picture: 'part-steak',
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

/** Bread comes with the menu by itself. */
export const bread = menuDish({
  id: 1321,
  slug: 'pan-de-lena',
  euros: 1.2,
  picture: 'part-bread',
  name: {
    es: 'Pan de leña',
    en: 'Wood-oven bread',
    eu: 'Egur-labeko ogia',
    fr: 'Pain au feu de bois',
    ger: 'Holzofenbrot',
    cat: 'Pa de llenya',
    nl: 'Houtovenbrood',
  },
  ingredients: { es: 'Harina, agua, sal, masa madre', en: 'Flour, water, salt, sourdough' },
  allergens: ['gluten'],
  diets: ['vegan', 'vegetarian', 'lactose-free'],
})
export const miniCroquettes = menuDish({
  id: 1331,
  slug: 'mini-croquetas',
  euros: 1.2,
  course: 1,
  picture: 'part-croquette',
  name: {
    es: 'Mini croqueta',
    en: 'Mini croquette',
    eu: 'Kroketa txikia',
    fr: 'Mini croquette',
    ger: 'Minikrokette',
    cat: 'Mini croqueta',
    nl: 'Minikroketje',
  },
  allergens: ['gluten', 'eggs', 'milk'],
})
export const miniSkewers = menuDish({
  id: 1332,
  slug: 'brochetas-de-pollo',
  euros: 1.6,
  course: 1,
  picture: 'part-skewer',
  name: {
    es: 'Brocheta de pollo',
    en: 'Chicken skewer',
    eu: 'Oilasko-brotxeta',
    fr: 'Brochette de poulet',
    ger: 'Hähnchenspieß',
    cat: 'Broqueta de pollastre',
    nl: 'Kipspiesje',
  },
  allergens: ['soy', 'peanuts'],
  diets: ['lactose-free'],
})
export const miniFalafel = menuDish({
  id: 1333,
  slug: 'falafel',
  euros: 1.1,
  course: 1,
  picture: 'part-falafel',
  name: { es: 'Falafel', en: 'Falafel', eu: 'Falafela', fr: 'Falafel', ger: 'Falafel', cat: 'Falàfel', nl: 'Falafel' },
  allergens: ['sesame'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free', 'halal'],
})
export const miniPrawns = menuDish({
  id: 1334,
  slug: 'gamba-crujiente',
  euros: 1.9,
  course: 1,
  picture: 'part-prawn',
  name: {
    es: 'Gamba crujiente',
    en: 'Crispy prawn',
    eu: 'Otarrainxka kurruskaria',
    fr: 'Crevette croustillante',
    ger: 'Knusprige Garnele',
    cat: 'Gamba cruixent',
    nl: 'Krokante garnaal',
  },
  allergens: ['crustaceans', 'gluten'],
  diets: ['lactose-free'],
})
export const menuDishes = [
  lentils,
  mixedSalad,
  fabada,
  pumpkinSoup,
  entrecote,
  hake,
  roastChicken,
  aubergine,
  sirloin,
  bread,
  miniCroquettes,
  miniSkewers,
  miniFalafel,
  miniPrawns,
]
