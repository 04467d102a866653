import { dish } from '../../dish.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

const wine = { categories: [categoryIds.wine, categoryIds.drinks], menus: everywhere, vat: 'drink' } as const
const always = ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'] as const

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
  description: {
    es: 'Bien tirada, con dos dedos de espuma.',
    en: 'Well drawn, two fingers of foam.',
    eu: 'Ondo botea, bi hatz apar.',
    fr: 'Bien tirée, deux doigts de mousse.',
    ger: 'Gut gezapft, zwei Finger Schaum.',
    cat: 'Ben tirada, amb dos dits d’escuma.',
    nl: 'Goed getapt, met twee vingers schuim.',
  },
  allergens: ['gluten'],
  diets: ['vegan', 'vegetarian', 'lactose-free'],
})

export const wineAndBeer = [
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
    description: {
      es: 'Tempranillo, doce meses en barrica.',
      en: 'Tempranillo, twelve months in oak.',
      eu: 'Tempranilloa, hamabi hilabete upelean.',
      fr: 'Tempranillo, douze mois en fût.',
      ger: 'Tempranillo, zwölf Monate im Fass.',
      cat: 'Ull de llebre, dotze mesos en bóta.',
      nl: 'Tempranillo, twaalf maanden op vat.',
    },
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
    description: {
      es: 'Con fruta de verdad, hecha la víspera.',
      en: 'With real fruit, made the day before.',
      eu: 'Benetako frutarekin, bezperan egina.',
      fr: 'Aux vrais fruits, préparée la veille.',
      ger: 'Mit echtem Obst, am Vortag angesetzt.',
      cat: 'Amb fruita de debò, feta la vigília.',
      nl: 'Met echt fruit, een dag van tevoren gemaakt.',
    },
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
      { of: ['jug'], euros: 14 },
      { of: ['glass'], euros: 4.5, isDefault: true },
    ],
  }),
  dish({
    ...wine,
    id: 914,
    slug: 'vermut-de-grifo',
    picture: 'vermut-rojo',
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
    description: {
      es: 'Con sifón, naranja y aceituna.',
      en: 'With soda, orange and an olive.',
      eu: 'Sifoi, laranja eta olibarekin.',
      fr: 'Eau de Seltz, orange et olive.',
      ger: 'Mit Soda, Orange und Olive.',
      cat: 'Amb sifó, taronja i oliva.',
      nl: 'Met spuitwater, sinaasappel en olijf.',
    },
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
          {
            name: { es: 'Sí', en: 'Yes', eu: 'Bai', fr: 'Oui', ger: 'Ja', cat: 'Sí', nl: 'Ja' },
            shortName: {
              es: 'Con sifón',
              en: 'With soda',
              eu: 'Sifoiarekin',
              fr: 'Avec eau de Seltz',
              ger: 'Mit Soda',
              cat: 'Amb sifó',
              nl: 'Met spuitwater',
            },
            byDefault: true,
          },
          {
            name: { es: 'No', en: 'No', eu: 'Ez', fr: 'Non', ger: 'Nein', cat: 'No', nl: 'Nee' },
            shortName: {
              es: 'Sin sifón',
              en: 'No soda',
              eu: 'Sifoirik gabe',
              fr: 'Sans eau de Seltz',
              ger: 'Ohne Soda',
              cat: 'Sense sifó',
              nl: 'Zonder spuitwater',
            },
          },
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
    description: {
      es: 'Frío o templado.',
      en: 'Cold or warm.',
      eu: 'Hotza edo epela.',
      fr: 'Froid ou tiède.',
      ger: 'Kalt oder warm.',
      cat: 'Fred o tebi.',
      nl: 'Koud of warm.',
    },
    diets: always,
  }),
]
