import { dish } from '../../dish.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

const warm = { categories: [categoryIds.warm, categoryIds.sushi], menus: everywhere, course: 1 } as const

export const edamame = dish({
  ...warm,
  id: 721,
  slug: 'edamame-con-sal',
  euros: 4.9,
  name: {
    es: 'Edamame con sal Maldon',
    en: 'Salted edamame',
    eu: 'Edamamea gatzarekin',
    fr: 'Edamame au sel',
    ger: 'Edamame mit Salz',
    cat: 'Edamame amb sal',
    nl: 'Edamame met zout',
  },
  description: {
    es: 'Para empezar sin pensar.',
    en: 'To start without thinking.',
    eu: 'Pentsatu gabe hasteko.',
    fr: 'Pour commencer sans réfléchir.',
    ger: 'Zum Anfangen ohne Nachdenken.',
    cat: 'Per començar sense pensar.',
    nl: 'Om mee te beginnen, zonder nadenken.',
  },
  ingredients: {
    es: 'Soja verde, sal',
    en: 'Green soybeans, salt',
    eu: 'Soja berdea, gatza',
    fr: 'Soja vert, sel',
    ger: 'Grüne Sojabohnen, Salz',
    cat: 'Soja verda, sal',
    nl: 'Groene sojabonen, zout',
  },
  allergens: ['soy'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free', 'halal', 'kosher'],
})

export const hotKitchen = [
  edamame,
  dish({
    ...warm,
    id: 722,
    slug: 'gyozas-de-cerdo',
    euros: 7.4,
    name: {
      es: 'Gyozas de cerdo',
      en: 'Pork gyoza',
      eu: 'Txerri-gyozak',
      fr: 'Gyozas au porc',
      ger: 'Gyoza mit Schwein',
      cat: 'Gyozes de porc',
      nl: 'Gyoza met varkensvlees',
    },
    description: {
      es: 'Seis, a la plancha y al vapor a la vez.',
      en: 'Six, seared and steamed at once.',
      eu: 'Sei, plantxan eta lurrunetan aldi berean.',
      fr: 'Six, à la fois grillés et vapeur.',
      ger: 'Sechs, gebraten und gedämpft zugleich.',
      cat: 'Sis, a la planxa i al vapor alhora.',
      nl: 'Zes stuks, gebakken en gestoomd tegelijk.',
    },
    ingredients: {
      es: 'Cerdo, col, jengibre, trigo, soja',
      en: 'Pork, cabbage, ginger, wheat, soy',
      eu: 'Txerria, aza, jengibrea, garia, soja',
      fr: 'Porc, chou, gingembre, blé, soja',
      ger: 'Schweinefleisch, Kohl, Ingwer, Weizen, Soja',
      cat: 'Porc, col, gingebre, blat, soja',
      nl: 'Varkensvlees, kool, gember, tarwe, soja',
    },
    allergens: ['gluten', 'soy', 'sesame'],
    diets: ['lactose-free'],
    groups: [
      {
        name: { es: 'Salsa', en: 'Sauce', eu: 'Saltsa', fr: 'Sauce', ger: 'Sauce', cat: 'Salsa', nl: 'Saus' },
        required: true,
        values: [
          {
            name: { es: 'Ponzu', en: 'Ponzu', eu: 'Ponzua', fr: 'Ponzu', ger: 'Ponzu', cat: 'Ponzu', nl: 'Ponzu' },
            adds: ['fish'],
          },
          {
            name: {
              es: 'Chile dulce',
              en: 'Sweet chilli',
              eu: 'Txile gozoa',
              fr: 'Piment doux',
              ger: 'Süßer Chili',
              cat: 'Xili dolç',
              nl: 'Zoete chili',
            },
          },
          {
            name: {
              es: 'Cacahuete',
              en: 'Peanut',
              eu: 'Kakahuetea',
              fr: 'Cacahuète',
              ger: 'Erdnuss',
              cat: 'Cacauet',
              nl: 'Pinda',
            },
            euros: 0.5,
            adds: ['peanuts'],
          },
        ],
      },
    ],
  }),
  dish({
    ...warm,
    id: 723,
    slug: 'ramen-de-miso',
    euros: 13.9,
    course: 2,
    name: {
      es: 'Ramen de miso',
      en: 'Miso ramen',
      eu: 'Miso-ramena',
      fr: 'Ramen au miso',
      ger: 'Miso-Ramen',
      cat: 'Ramen de miso',
      nl: 'Misoramen',
    },
    description: {
      es: 'Caldo de doce horas, huevo marinado y panceta.',
      en: 'Twelve-hour stock, marinated egg and pork belly.',
      eu: 'Hamabi orduko salda, arrautza marinatua eta hirugiharra.',
      fr: 'Bouillon de douze heures, œuf mariné et poitrine de porc.',
      ger: 'Zwölf-Stunden-Brühe, mariniertes Ei und Schweinebauch.',
      cat: 'Brou de dotze hores, ou marinat i cansalada.',
      nl: 'Bouillon van twaalf uur, gemarineerd ei en buikspek.',
    },
    ingredients: {
      es: 'Caldo, fideos, miso, huevo, panceta, cebolleta',
      en: 'Stock, noodles, miso, egg, pork belly, spring onion',
      eu: 'Salda, fideoak, misoa, arrautza, hirugiharra, tipulina',
      fr: 'Bouillon, nouilles, miso, œuf, poitrine de porc, ciboule',
      ger: 'Brühe, Nudeln, Miso, Ei, Schweinebauch, Frühlingszwiebel',
      cat: 'Brou, fideus, miso, ou, cansalada, ceba tendra',
      nl: 'Bouillon, noedels, miso, ei, buikspek, bosui',
    },
    allergens: ['gluten', 'soy', 'eggs', 'sesame'],
    diets: ['lactose-free'],
    groups: [
      {
        name: {
          es: 'Picante',
          en: 'Spiciness',
          eu: 'Mina',
          fr: 'Piquant',
          ger: 'Schärfe',
          cat: 'Picant',
          nl: 'Pittigheid',
        },
        required: true,
        values: [
          {
            name: { es: 'Nada', en: 'None', eu: 'Bat ere ez', fr: 'Aucun', ger: 'Keine', cat: 'Gens', nl: 'Geen' },
            byDefault: true,
          },
          {
            name: {
              es: 'Un poco',
              en: 'A little',
              eu: 'Pixka bat',
              fr: 'Un peu',
              ger: 'Etwas',
              cat: 'Una mica',
              nl: 'Een beetje',
            },
          },
          { name: { es: 'Mucho', en: 'A lot', eu: 'Asko', fr: 'Beaucoup', ger: 'Viel', cat: 'Molt', nl: 'Veel' } },
        ],
      },
      {
        name: { es: 'Añade', en: 'Add', eu: 'Gehitu', fr: 'Ajouter', ger: 'Dazu', cat: 'Afegeix', nl: 'Toevoegen' },
        multiple: true,
        limit: 2,
        values: [
          {
            name: {
              es: 'Huevo extra',
              en: 'Extra egg',
              eu: 'Arrautza gehigarria',
              fr: 'Œuf supplémentaire',
              ger: 'Extra Ei',
              cat: 'Ou extra',
              nl: 'Extra ei',
            },
            euros: 1.5,
            adds: ['eggs'],
          },
          {
            name: {
              es: 'Fideos extra',
              en: 'Extra noodles',
              eu: 'Fideo gehiago',
              fr: 'Nouilles supplémentaires',
              ger: 'Extra Nudeln',
              cat: 'Fideus extra',
              nl: 'Extra noedels',
            },
            euros: 2,
            adds: ['gluten'],
          },
          {
            name: { es: 'Nori', en: 'Nori', eu: 'Noria', fr: 'Nori', ger: 'Nori', cat: 'Nori', nl: 'Nori' },
            euros: 0.8,
          },
        ],
      },
    ],
  }),
]
