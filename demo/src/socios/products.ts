import { type CategoryId, type MenuId, toId } from '@comanda/rules/ids'
import { category } from '../category.ts'
import { dish } from '../dish.ts'

const ids = { plates: toId<CategoryId>(1), drinks: toId<CategoryId>(2) }
const plate = { menus: [toId<MenuId>(1)], categories: [ids.plates] } as const
const drink = { menus: [toId<MenuId>(1)], categories: [ids.drinks] } as const

export const categories = [
  category({
    id: 1,
    slug: 'cocina',
    featured: true,
    picture: 'entrecot-a-la-brasa',
    name: {
      es: 'Cocina del club',
      en: 'Club kitchen',
      eu: 'Klubeko sukaldea',
      fr: 'Cuisine du club',
      ger: 'Clubküche',
    },
  }),
  category({
    id: 2,
    slug: 'bar',
    isFood: false,
    featured: true,
    picture: 'vino-rioja-crianza',
    name: { es: 'Bar', en: 'Bar', eu: 'Taberna', fr: 'Bar', ger: 'Bar' },
  }),
]

export const products = [
  dish({
    ...plate,
    id: 1,
    slug: 'club-sandwich',
    euros: 9.8,
    featured: true,
    allergens: ['gluten', 'eggs', 'milk', 'mustard'],
    name: { es: 'Sándwich club', en: 'Club sandwich', eu: 'Club sandwicha', fr: 'Club sandwich', ger: 'Club-Sandwich' },
    description: {
      es: 'El de toda la vida, con patatas.',
      en: 'The classic, with crisps.',
      eu: 'Betikoa, patatekin.',
      fr: 'Le classique, avec des chips.',
      ger: 'Der Klassiker, mit Chips.',
    },
  }),
  dish({
    ...plate,
    id: 2,
    slug: 'ensalada-cesar',
    euros: 8.9,
    allergens: ['gluten', 'eggs', 'fish', 'milk'],
    name: { es: 'Ensalada César', en: 'Caesar salad', eu: 'Zesar entsalada', fr: 'Salade César', ger: 'Caesar-Salat' },
    description: {
      es: 'Con pollo o sin él.',
      en: 'With chicken or without.',
      eu: 'Oilaskoarekin edo gabe.',
      fr: 'Avec ou sans poulet.',
      ger: 'Mit oder ohne Huhn.',
    },
    groups: [
      {
        name: { es: '¿Pollo?', en: 'Chicken?', eu: 'Oilaskoa?', fr: 'Poulet ?', ger: 'Huhn?' },
        required: true,
        values: [
          {
            name: { es: 'Sí', en: 'Yes', eu: 'Bai', fr: 'Oui', ger: 'Ja' },
            shortName: { es: 'Con pollo', en: 'With chicken', eu: 'Oilaskoarekin', fr: 'Avec poulet', ger: 'Mit Huhn' },
            euros: 2,
            byDefault: true,
          },
          {
            name: { es: 'No', en: 'No', eu: 'Ez', fr: 'Non', ger: 'Nein' },
            shortName: {
              es: 'Sin pollo',
              en: 'No chicken',
              eu: 'Oilaskorik gabe',
              fr: 'Sans poulet',
              ger: 'Ohne Huhn',
            },
          },
        ],
      },
    ],
  }),
  dish({
    ...plate,
    id: 3,
    slug: 'arroz-de-los-jueves',
    euros: 13.5,
    picture: 'arroz-del-senyoret',
    isNew: true,
    allergens: ['crustaceans', 'molluscs', 'fish'],
    diets: ['gluten-free', 'lactose-free'],
    name: {
      es: 'Arroz de los jueves',
      en: 'Thursday rice',
      eu: 'Ostegunetako arroza',
      fr: 'Riz du jeudi',
      ger: 'Donnerstagsreis',
    },
    description: {
      es: 'Los demás días también, pero el jueves es tradición.',
      en: 'Other days too, but on Thursdays it is tradition.',
      eu: 'Beste egunetan ere bai, baina osteguna ohitura da.',
      fr: 'Les autres jours aussi, mais le jeudi c’est la tradition.',
      ger: 'An anderen Tagen auch, aber donnerstags ist es Tradition.',
    },
  }),
  dish({
    ...plate,
    id: 4,
    slug: 'crema-del-dia',
    euros: 6,
    picture: 'crema-de-calabaza',
    diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
    name: { es: 'Crema del día', en: 'Soup of the day', eu: 'Eguneko krema', fr: 'Velouté du jour', ger: 'Tagessuppe' },
    description: {
      es: 'Pregunta en barra.',
      en: 'Ask at the bar.',
      eu: 'Galdetu barran.',
      fr: 'Demandez au bar.',
      ger: 'Frag an der Bar.',
    },
  }),
  dish({
    ...plate,
    id: 5,
    slug: 'tarta-de-la-casa',
    euros: 5.5,
    allergens: ['gluten', 'eggs', 'milk'],
    diets: ['vegetarian'],
    name: { es: 'Tarta de la casa', en: 'House cake', eu: 'Etxeko tarta', fr: 'Gâteau maison', ger: 'Hauskuchen' },
    description: {
      es: 'Cada semana, una.',
      en: 'A different one every week.',
      eu: 'Astero bat.',
      fr: 'Une par semaine.',
      ger: 'Jede Woche ein anderer.',
    },
  }),
  dish({
    ...drink,
    id: 6,
    slug: 'cerveza-del-club',
    euros: 2.5,
    vat: 'drink',
    picture: 'cana-de-cerveza',
    allergens: ['gluten'],
    name: { es: 'Cerveza del club', en: 'Club beer', eu: 'Klubeko garagardoa', fr: 'Bière du club', ger: 'Clubbier' },
    description: {
      es: 'Rubia, de barril.',
      en: 'Lager on tap.',
      eu: 'Horia, upelekoa.',
      fr: 'Blonde, pression.',
      ger: 'Hell, vom Fass.',
    },
  }),
  dish({
    ...drink,
    id: 7,
    slug: 'agua',
    euros: 1.5,
    picture: 'agua-mineral',
    diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free', 'halal', 'kosher'],
    name: { es: 'Agua', en: 'Water', eu: 'Ura', fr: 'Eau', ger: 'Wasser' },
    description: {
      es: 'Con o sin gas.',
      en: 'Still or sparkling.',
      eu: 'Gasarekin edo gabe.',
      fr: 'Plate ou gazeuse.',
      ger: 'Mit oder ohne Kohlensäure.',
    },
  }),
  dish({
    ...drink,
    id: 8,
    slug: 'gin-tonic',
    euros: 8,
    vat: 'drink',
    diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
    name: { es: 'Gin-tonic', en: 'Gin and tonic', eu: 'Gin-tonica', fr: 'Gin tonic', ger: 'Gin Tonic' },
    description: {
      es: 'Ginebra mahonesa y mucho hielo.',
      en: 'Menorcan gin and plenty of ice.',
      eu: 'Mahongo ginebra eta izotz asko.',
      fr: 'Gin de Mahón et beaucoup de glace.',
      ger: 'Gin aus Mahón und viel Eis.',
    },
  }),
]
