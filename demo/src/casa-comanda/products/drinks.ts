import { dish } from '../../dish.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

const soft = { categories: [categoryIds.soft, categoryIds.drinks], menus: everywhere } as const
const wine = { categories: [categoryIds.wine, categoryIds.drinks], menus: everywhere, vat: 'drink' } as const
const always = ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'] as const

export const water = dish({
  ...soft,
  id: 901,
  slug: 'agua-mineral',
  euros: 1.8,
  name: {
    es: 'Agua mineral',
    en: 'Mineral water',
    eu: 'Ur minerala',
    fr: 'Eau minérale',
    ger: 'Mineralwasser',
    cat: 'Aigua mineral',
    nl: 'Mineraalwater',
  },
  description: { es: 'Medio litro, fría o del tiempo.', en: 'Half a litre, cold or at room temperature.' },
  diets: [...always, 'halal', 'kosher'],
})
export const cola = dish({
  ...soft,
  id: 902,
  slug: 'refresco-de-cola',
  euros: 2.6,
  vat: 'drink',
  name: {
    es: 'Refresco de cola',
    en: 'Cola',
    eu: 'Kola freskagarria',
    fr: 'Cola',
    ger: 'Cola',
    cat: 'Refresc de cola',
    nl: 'Cola',
  },
  description: { es: 'Lata de 33 cl, bien fría.', en: '33 cl can, ice cold.' },
  diets: always,
  groups: [
    {
      name: { es: 'Variedad', en: 'Kind', eu: 'Mota', fr: 'Variété', ger: 'Sorte', cat: 'Varietat', nl: 'Soort' },
      values: [
        {
          name: {
            es: 'Normal',
            en: 'Regular',
            eu: 'Arrunta',
            fr: 'Normal',
            ger: 'Normal',
            cat: 'Normal',
            nl: 'Gewoon',
          },
          byDefault: true,
        },
        {
          name: {
            es: 'Sin azúcar',
            en: 'Sugar-free',
            eu: 'Azukrerik gabe',
            fr: 'Sans sucre',
            ger: 'Zuckerfrei',
            cat: 'Sense sucre',
            nl: 'Suikervrij',
          },
        },
      ],
    },
  ],
})
export const lemonade = dish({
  ...soft,
  id: 903,
  slug: 'limonada-casera',
  euros: 3.2,
  vat: 'drink',
  isNew: true,
  name: {
    es: 'Limonada casera con hierbabuena',
    en: 'Home-made mint lemonade',
    eu: 'Etxeko limonada mendarekin',
    fr: 'Citronnade maison à la menthe',
    ger: 'Hausgemachte Minzlimonade',
    cat: 'Llimonada casolana amb menta',
    nl: 'Huisgemaakte limonade met munt',
  },
  description: { es: 'Limón, hierbabuena y muy poco azúcar.', en: 'Lemon, mint and very little sugar.' },
  diets: [...always, 'halal', 'kosher'],
})
export const lager = dish({
  ...wine,
  id: 911,
  slug: 'cana-de-cerveza',
  euros: 2.8,
  name: {
    es: 'Caña de cerveza',
    en: 'Glass of lager',
    eu: 'Zuritoa',
    fr: 'Bière pression',
    ger: 'Bier vom Fass',
    cat: 'Canya de cervesa',
    nl: 'Tapbiertje',
  },
  description: { es: 'Bien tirada, con dos dedos de espuma.', en: 'Well drawn, two fingers of foam.' },
  allergens: ['gluten'],
  diets: ['vegan', 'vegetarian', 'lactose-free'],
})

export const drinks = [
  water,
  cola,
  lemonade,
  dish({
    ...soft,
    id: 904,
    slug: 'te-matcha',
    euros: 3.6,
    name: {
      es: 'Té matcha',
      en: 'Matcha tea',
      eu: 'Matcha tea',
      fr: 'Thé matcha',
      ger: 'Matcha-Tee',
      cat: 'Te matxa',
      nl: 'Matchathee',
    },
    description: { es: 'Batido a mano.', en: 'Whisked by hand.' },
    diets: [...always, 'halal', 'kosher'],
  }),
  dish({
    ...soft,
    id: 905,
    slug: 'cafe-solo',
    euros: 1.5,
    course: 3,
    name: {
      es: 'Café solo',
      en: 'Espresso',
      eu: 'Kafe hutsa',
      fr: 'Expresso',
      ger: 'Espresso',
      cat: 'Cafè sol',
      nl: 'Espresso',
    },
    description: { es: 'Corto, intenso, sin prisa.', en: 'Short, strong, unhurried.' },
    diets: [...always, 'halal', 'kosher'],
  }),
  lager,
  dish({
    ...wine,
    id: 912,
    slug: 'vino-rioja-crianza',
    euros: 3.5,
    name: {
      es: 'Rioja crianza',
      en: 'Rioja crianza',
      eu: 'Errioxako ondua',
      fr: 'Rioja crianza',
      ger: 'Rioja Crianza',
      cat: 'Rioja criança',
      nl: 'Rioja crianza',
    },
    description: { es: 'Tempranillo, doce meses en barrica.', en: 'Tempranillo, twelve months in oak.' },
    allergens: ['sulphites'],
    diets: always,
    attributes: [
      {
        name: { es: 'Formato', en: 'Size', eu: 'Formatua', fr: 'Format', ger: 'Größe', cat: 'Format', nl: 'Formaat' },
        values: {
          glass: { es: 'Copa', en: 'Glass', eu: 'Kopa', fr: 'Verre', ger: 'Glas', cat: 'Copa', nl: 'Glas' },
          bottle: {
            es: 'Botella',
            en: 'Bottle',
            eu: 'Botila',
            fr: 'Bouteille',
            ger: 'Flasche',
            cat: 'Ampolla',
            nl: 'Fles',
          },
        },
      },
    ],
    combinations: [
      { of: ['glass'], euros: 3.5 },
      { of: ['bottle'], euros: 18.5 },
    ],
  }),
  dish({
    ...wine,
    id: 913,
    slug: 'sangria-de-la-casa',
    euros: 4.5,
    featured: true,
    name: {
      es: 'Sangría de la casa',
      en: 'House sangria',
      eu: 'Etxeko sangria',
      fr: 'Sangria maison',
      ger: 'Sangria des Hauses',
      cat: 'Sangria de la casa',
      nl: 'Sangria van het huis',
    },
    description: { es: 'Con fruta de verdad, hecha la víspera.', en: 'With real fruit, made the day before.' },
    allergens: ['sulphites'],
    diets: always,
    attributes: [
      {
        name: { es: 'Formato', en: 'Size', eu: 'Formatua', fr: 'Format', ger: 'Größe', cat: 'Format', nl: 'Formaat' },
        values: {
          glass: { es: 'Copa', en: 'Glass', eu: 'Kopa', fr: 'Verre', ger: 'Glas', cat: 'Copa', nl: 'Glas' },
          jug: {
            es: 'Jarra de un litro',
            en: 'One-litre jug',
            eu: 'Litro bateko pitxerra',
            fr: 'Pichet d’un litre',
            ger: 'Literkrug',
            cat: 'Gerra d’un litre',
            nl: 'Kan van een liter',
          },
        },
      },
    ],
    combinations: [
      { of: ['glass'], euros: 4.5 },
      { of: ['jug'], euros: 14, isDefault: true },
    ],
  }),
  dish({
    ...wine,
    id: 914,
    slug: 'vermut-de-grifo',
    euros: 3.2,
    name: {
      es: 'Vermut de grifo',
      en: 'Vermouth on tap',
      eu: 'Bermuta',
      fr: 'Vermouth pression',
      ger: 'Wermut vom Fass',
      cat: 'Vermut d’aixeta',
      nl: 'Vermout van de tap',
    },
    description: { es: 'Con sifón, naranja y aceituna.', en: 'With soda, orange and an olive.' },
    allergens: ['sulphites'],
    diets: always,
    groups: [
      {
        name: {
          es: '¿Sifón?',
          en: 'Soda?',
          eu: 'Sifoia?',
          fr: 'Eau de Seltz ?',
          ger: 'Soda?',
          cat: 'Sifó?',
          nl: 'Spuitwater?',
        },
        values: [
          { name: { es: 'Sí', en: 'Yes', eu: 'Bai', fr: 'Oui', ger: 'Ja', cat: 'Sí', nl: 'Ja' }, byDefault: true },
          { name: { es: 'No', en: 'No', eu: 'Ez', fr: 'Non', ger: 'Nein', cat: 'No', nl: 'Nee' } },
        ],
      },
    ],
  }),
  dish({
    ...wine,
    id: 915,
    slug: 'sake-junmai',
    euros: 6.8,
    name: {
      es: 'Sake junmai',
      en: 'Junmai sake',
      eu: 'Junmai sakea',
      fr: 'Saké junmai',
      ger: 'Junmai-Sake',
      cat: 'Sake junmai',
      nl: 'Junmai-sake',
    },
    description: { es: 'Frío o templado.', en: 'Cold or warm.' },
    diets: always,
  }),
]
