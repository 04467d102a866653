import { dish } from '../../dish.ts'
import { everyDay, onDays } from '../../hours.ts'
import { categoryIds } from '../categories.ts'
import { eatInOnly, everywhere } from '../menus.ts'

const base = { categories: [categoryIds.rice], menus: everywhere, course: 2 } as const

export const rice = [
  dish({
    ...base,
    id: 301,
    slug: 'paella-valenciana',
    euros: 34,
    menus: eatInOnly,
    featured: true,
    name: {
      es: 'Paella valenciana',
      en: 'Valencian paella',
      eu: 'Valentziako paella',
      fr: 'Paella valencienne',
      ger: 'Paella valenciana',
      cat: 'Paella valenciana',
      nl: 'Valenciaanse paella',
    },
    description: {
      es: 'Pollo, conejo, garrofó y ferraúra, al fuego de naranjo. Se come aquí, recién reposada.',
      en: 'Chicken, rabbit and two kinds of beans over orange wood. Eaten here, just rested.',
      eu: 'Oilaskoa, untxia eta babarrunak, laranjondo-suan. Hemen jaten da.',
      fr: 'Poulet, lapin et haricots, au feu d’oranger. À déguster sur place.',
      ger: 'Huhn, Kaninchen und Bohnen über Orangenholz. Nur zum Hieressen.',
    },
    ingredients: {
      es: 'Arroz bomba, pollo, conejo, garrofó, judía ferraúra, tomate, azafrán',
      en: 'Bomba rice, chicken, rabbit, lima beans, flat beans, tomato, saffron',
    },
    diets: ['gluten-free', 'lactose-free'],
    attributes: [
      {
        name: { es: 'Para', en: 'Serves', eu: 'Norentzat', fr: 'Pour', ger: 'Für', cat: 'Per a', nl: 'Voor' },
        values: {
          two: {
            es: '2 personas',
            en: '2 people',
            eu: '2 lagun',
            fr: '2 personnes',
            ger: '2 Personen',
            cat: '2 persones',
            nl: '2 personen',
          },
          four: {
            es: '4 personas',
            en: '4 people',
            eu: '4 lagun',
            fr: '4 personnes',
            ger: '4 Personen',
            cat: '4 persones',
            nl: '4 personen',
          },
          six: {
            es: '6 personas',
            en: '6 people',
            eu: '6 lagun',
            fr: '6 personnes',
            ger: '6 Personen',
            cat: '6 persones',
            nl: '6 personen',
          },
        },
      },
    ],
    combinations: [
      { of: ['two'], euros: 34 },
      { of: ['four'], euros: 64 },
      { of: ['six'], euros: 92 },
    ],
  }),
  dish({
    ...base,
    id: 302,
    slug: 'arroz-negro',
    euros: 18.5,
    windows: onDays(everyDay, '13:00-16:30'),
    name: {
      es: 'Arroz negro con sepia',
      en: 'Black rice with cuttlefish',
      eu: 'Arroz beltza txokoarekin',
      fr: 'Riz noir à la seiche',
      ger: 'Schwarzer Reis mit Sepia',
      cat: 'Arròs negre amb sípia',
      nl: 'Zwarte rijst met sepia',
    },
    description: {
      es: 'Solo a mediodía: el caldo se hace por la mañana y se acaba.',
      en: 'Lunch only: the stock is made in the morning and runs out.',
    },
    ingredients: {
      es: 'Arroz, sepia, tinta, gamba, caldo de pescado, alioli',
      en: 'Rice, cuttlefish, ink, prawns, fish stock, aioli',
    },
    allergens: ['molluscs', 'crustaceans', 'fish', 'eggs', 'celery'],
    diets: ['gluten-free', 'lactose-free'],
  }),
  dish({
    ...base,
    id: 303,
    slug: 'arroz-del-senyoret',
    euros: 17.5,
    featured: true,
    name: {
      es: 'Arroz del senyoret',
      en: 'Peeled-seafood rice',
      eu: 'Senyoret arroza',
      fr: 'Riz du senyoret',
      ger: 'Reis «del senyoret»',
      cat: 'Arròs del senyoret',
      nl: 'Rijst ‘del senyoret’',
    },
    description: {
      es: 'Todo pelado, para no mancharse los dedos. Elige ración y punto.',
      en: 'Everything peeled, so your fingers stay clean. Choose the size and the texture.',
    },
    ingredients: {
      es: 'Arroz, gamba, calamar, rape, caldo de pescado',
      en: 'Rice, prawns, squid, monkfish, fish stock',
    },
    allergens: ['crustaceans', 'molluscs', 'fish', 'celery'],
    diets: ['gluten-free', 'lactose-free'],
    attributes: [
      {
        name: {
          es: 'Ración',
          en: 'Portion',
          eu: 'Errazioa',
          fr: 'Portion',
          ger: 'Portion',
          cat: 'Ració',
          nl: 'Portie',
        },
        values: {
          one: {
            es: 'Individual',
            en: 'For one',
            eu: 'Banakakoa',
            fr: 'Individuelle',
            ger: 'Für eine Person',
            cat: 'Individual',
            nl: 'Voor één',
          },
          two: {
            es: 'Para dos',
            en: 'For two',
            eu: 'Birentzat',
            fr: 'Pour deux',
            ger: 'Für zwei',
            cat: 'Per a dos',
            nl: 'Voor twee',
          },
        },
      },
      {
        name: { es: 'Punto', en: 'Texture', eu: 'Puntua', fr: 'Cuisson', ger: 'Garart', cat: 'Punt', nl: 'Structuur' },
        values: {
          dry: { es: 'Seco', en: 'Dry', eu: 'Lehorra', fr: 'Sec', ger: 'Trocken', cat: 'Sec', nl: 'Droog' },
          creamy: {
            es: 'Meloso',
            en: 'Creamy',
            eu: 'Krematsua',
            fr: 'Crémeux',
            ger: 'Cremig',
            cat: 'Melós',
            nl: 'Smeuïg',
          },
        },
      },
    ],
    combinations: [
      { of: ['one', 'dry'], euros: 17.5 },
      { of: ['one', 'creamy'], euros: 18 },
      { of: ['two', 'dry'], euros: 32 },
      { of: ['two', 'creamy'], euros: 33, isDefault: true, picture: 'arroz-meloso' },
    ],
  }),
  dish({
    ...base,
    id: 304,
    slug: 'paella-de-verduras',
    euros: 15.5,
    name: {
      es: 'Paella de verduras',
      en: 'Vegetable paella',
      eu: 'Barazki-paella',
      fr: 'Paella aux légumes',
      ger: 'Gemüsepaella',
      cat: 'Paella de verdures',
      nl: 'Groentepaella',
    },
    description: {
      es: 'Alcachofa, coliflor, pimiento y judía de temporada.',
      en: 'Artichoke, cauliflower, peppers and seasonal beans.',
    },
    ingredients: {
      es: 'Arroz, alcachofa, coliflor, pimiento, judía, azafrán',
      en: 'Rice, artichoke, cauliflower, pepper, beans, saffron',
    },
    diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  }),
]
