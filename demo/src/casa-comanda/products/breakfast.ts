import { dish } from '../../dish.ts'
import { everyDay, onDays } from '../../hours.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

const base = { categories: [categoryIds.breakfast], menus: everywhere } as const

export const breakfast = [
  dish({
    ...base,
    id: 101,
    slug: 'tostada-con-jamon',
    euros: 4.2,
    name: {
      es: 'Tostada con tomate y jamón',
      en: 'Toast with tomato and ham',
      eu: 'Txigorkia tomatearekin eta urdaiazpikoarekin',
      fr: 'Tartine à la tomate et au jambon',
      ger: 'Toast mit Tomate und Schinken',
      cat: 'Torrada amb tomàquet i pernil',
      nl: 'Toast met tomaat en ham',
    },
    description: {
      es: 'Pan de cristal, tomate rallado al momento y jamón serrano.',
      en: 'Crystal bread, freshly grated tomato and serrano ham.',
      eu: 'Kristal ogia, unean birrindutako tomatea eta urdaiazpiko ondua.',
    },
    ingredients: { es: 'Pan, tomate, jamón serrano, aceite de oliva', en: 'Bread, tomato, serrano ham, olive oil' },
    allergens: ['gluten'],
    traces: ['soy', 'sesame'],
    diets: ['lactose-free'],
    groups: [
      {
        name: { es: 'Pan', en: 'Bread', eu: 'Ogia', fr: 'Pain', ger: 'Brot', cat: 'Pa', nl: 'Brood' },
        required: true,
        values: [
          { name: { es: 'De cristal', en: 'Crystal bread', eu: 'Kristal ogia' }, byDefault: true },
          {
            name: { es: 'De centeno y semillas', en: 'Rye with seeds', eu: 'Zekale-ogia' },
            euros: 0.4,
            adds: ['sesame'],
          },
          {
            name: {
              es: 'Sin gluten',
              en: 'Gluten-free',
              eu: 'Glutenik gabea',
              fr: 'Sans gluten',
              ger: 'Glutenfrei',
              cat: 'Sense gluten',
              nl: 'Glutenvrij',
            },
            euros: 0.9,
            removes: ['gluten'],
          },
        ],
      },
    ],
  }),
  dish({
    ...base,
    id: 102,
    slug: 'churros-con-chocolate',
    euros: 4.8,
    windows: onDays(everyDay, '07:00-12:00'),
    name: {
      es: 'Churros con chocolate',
      en: 'Churros with hot chocolate',
      eu: 'Txurroak txokolatearekin',
      fr: 'Churros au chocolat',
      ger: 'Churros mit heißer Schokolade',
      cat: 'Xurros amb xocolata',
      nl: 'Churros met warme chocolade',
    },
    description: {
      es: 'Recién hechos, hasta las 12:00. El chocolate, espeso.',
      en: 'Freshly fried until 12 noon. The chocolate is thick.',
      eu: 'Egin berriak, 12:00ak arte. Txokolatea, lodia.',
    },
    ingredients: { es: 'Harina, agua, sal, aceite, chocolate, leche', en: 'Flour, water, salt, oil, chocolate, milk' },
    allergens: ['gluten', 'milk'],
    traces: ['nuts'],
    diets: ['vegetarian'],
    attributes: [
      {
        name: {
          es: 'Cantidad',
          en: 'Pieces',
          eu: 'Kopurua',
          fr: 'Quantité',
          ger: 'Menge',
          cat: 'Quantitat',
          nl: 'Aantal',
        },
        values: {
          four: { es: '4 churros', en: '4 churros', eu: '4 txurro' },
          six: { es: '6 churros', en: '6 churros', eu: '6 txurro' },
        },
      },
    ],
    combinations: [
      { of: ['four'], euros: 4.8 },
      { of: ['six'], euros: 6.2 },
    ],
  }),
  dish({
    ...base,
    id: 103,
    slug: 'cafe-con-leche',
    euros: 1.9,
    categories: [categoryIds.soft],
    name: {
      es: 'Café con leche',
      en: 'Coffee with milk',
      eu: 'Kafesnea',
      fr: 'Café au lait',
      ger: 'Milchkaffee',
      cat: 'Cafè amb llet',
      nl: 'Koffie met melk',
    },
    description: { es: 'Mezcla de la casa, tueste natural.', en: 'House blend, natural roast.' },
    ingredients: { es: 'Café, leche', en: 'Coffee, milk' },
    allergens: ['milk'],
    diets: ['vegetarian', 'gluten-free'],
    groups: [
      {
        name: { es: 'Leche', en: 'Milk', eu: 'Esnea', fr: 'Lait', ger: 'Milch', cat: 'Llet', nl: 'Melk' },
        required: true,
        values: [
          {
            name: { es: 'Entera', en: 'Whole', eu: 'Osoa', fr: 'Entier', ger: 'Vollmilch', cat: 'Sencera', nl: 'Vol' },
            byDefault: true,
          },
          {
            name: {
              es: 'Sin lactosa',
              en: 'Lactose-free',
              eu: 'Laktosarik gabea',
              fr: 'Sans lactose',
              ger: 'Laktosefrei',
              cat: 'Sense lactosa',
              nl: 'Lactosevrij',
            },
          },
          {
            name: { es: 'Avena', en: 'Oat', eu: 'Oloa', fr: 'Avoine', ger: 'Hafer', cat: 'Civada', nl: 'Haver' },
            euros: 0.3,
            adds: ['gluten'],
            removes: ['milk'],
            breaks: ['gluten-free'],
          },
          {
            name: { es: 'Soja', en: 'Soy', eu: 'Soja', fr: 'Soja', ger: 'Soja', cat: 'Soja', nl: 'Soja' },
            euros: 0.3,
            adds: ['soy'],
            removes: ['milk'],
          },
        ],
      },
      {
        name: {
          es: '¿Descafeinado?',
          en: 'Decaf?',
          eu: 'Deskafeinatua?',
          fr: 'Décaféiné ?',
          ger: 'Entkoffeiniert?',
          cat: 'Descafeïnat?',
          nl: 'Cafeïnevrij?',
        },
        values: [
          { name: { es: 'No', en: 'No', eu: 'Ez', fr: 'Non', ger: 'Nein', cat: 'No', nl: 'Nee' }, byDefault: true },
          { name: { es: 'Sí', en: 'Yes', eu: 'Bai', fr: 'Oui', ger: 'Ja', cat: 'Sí', nl: 'Ja' } },
        ],
      },
    ],
  }),
  dish({
    ...base,
    id: 104,
    slug: 'zumo-de-naranja',
    euros: 3.4,
    name: {
      es: 'Zumo de naranja natural',
      en: 'Fresh orange juice',
      eu: 'Laranja-zuku naturala',
      fr: 'Jus d’orange pressé',
      ger: 'Frisch gepresster Orangensaft',
      cat: 'Suc de taronja natural',
      nl: 'Versgeperst sinaasappelsap',
    },
    description: { es: 'Naranja valenciana, exprimida al pedirla.', en: 'Valencian oranges, squeezed to order.' },
    ingredients: { es: 'Naranja', en: 'Orange' },
    diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free', 'halal', 'kosher'],
  }),
  dish({
    ...base,
    id: 105,
    slug: 'croissant-a-la-plancha',
    euros: 2.6,
    name: {
      es: 'Cruasán a la plancha',
      en: 'Grilled croissant',
      eu: 'Kroasana plantxan',
      fr: 'Croissant grillé',
      ger: 'Gegrilltes Croissant',
      cat: 'Croissant a la planxa',
      nl: 'Gegrilde croissant',
    },
    description: {
      es: 'De mantequilla, con mermelada de naranja amarga.',
      en: 'All butter, with bitter orange marmalade.',
    },
    ingredients: { es: 'Harina, mantequilla, leche, huevo, naranja', en: 'Flour, butter, milk, egg, orange' },
    allergens: ['gluten', 'milk', 'eggs'],
    traces: ['nuts', 'lupin'],
    diets: ['vegetarian'],
  }),
]
