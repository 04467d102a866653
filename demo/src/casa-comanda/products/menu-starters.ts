import { onDays } from '../../hours.ts'
import { menuDish } from './menu-dish.ts'

export const lentils = menuDish({
  id: 1301,
  slug: 'lentejas-estofadas',
  euros: 7,
  course: 1,
  name: {
    es: 'Lentejas estofadas',
    en: 'Lentil stew',
    eu: 'Dilista gisatuak',
    fr: 'Ragoût de lentilles',
    ger: 'Linseneintopf',
    cat: 'Llenties estofades',
    nl: 'Linzenstoofpot',
  },
  ingredients: {
    es: 'Lenteja pardina, chorizo, zanahoria, laurel',
    en: 'Lentils, chorizo, carrot, bay leaf',
    eu: 'Dilista, txorizoa, azenarioa, erramua',
    fr: 'Lentilles, chorizo, carotte, laurier',
    ger: 'Linsen, Chorizo, Karotte, Lorbeer',
    cat: 'Llentia, xoriço, pastanaga, llorer',
    nl: 'Linzen, chorizo, wortel, laurier',
  },
  allergens: ['celery', 'sulphites'],
  diets: ['gluten-free', 'lactose-free'],
})

export const mixedSalad = menuDish({
  id: 1302,
  slug: 'ensalada-mixta',
  euros: 7,
  course: 1,
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
    eu: 'Letxuga, tomatea, tipula, oliba, arrautza, hegaluzea',
    fr: 'Laitue, tomate, oignon, olives, œuf, thon',
    ger: 'Salat, Tomate, Zwiebel, Oliven, Ei, Thunfisch',
    cat: 'Enciam, tomàquet, ceba, oliva, ou, tonyina',
    nl: 'Sla, tomaat, ui, olijven, ei, tonijn',
  },
  allergens: ['eggs', 'fish', 'sulphites'],
  diets: ['gluten-free', 'lactose-free'],
  groups: [
    {
      name: { es: 'Quitar', en: 'Leave out', eu: 'Kendu', fr: 'Sans', ger: 'Ohne', cat: 'Treure', nl: 'Zonder' },
      multiple: true,
      values: [
        {
          name: {
            es: 'Sin atún',
            en: 'No tuna',
            eu: 'Hegaluzerik gabe',
            fr: 'Sans thon',
            ger: 'Ohne Thunfisch',
            cat: 'Sense tonyina',
            nl: 'Zonder tonijn',
          },
          removes: ['fish'],
        },
        {
          name: {
            es: 'Sin huevo',
            en: 'No egg',
            eu: 'Arrautzarik gabe',
            fr: 'Sans œuf',
            ger: 'Ohne Ei',
            cat: 'Sense ou',
            nl: 'Zonder ei',
          },
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
  ingredients: {
    es: 'Fabes, compango, azafrán',
    en: 'White beans, cured pork, saffron',
    eu: 'Babarrun zuriak, txerrikia, azafraia',
    fr: 'Haricots blancs, charcuterie de porc, safran',
    ger: 'Weiße Bohnen, Geräuchertes vom Schwein, Safran',
    cat: 'Fabes, embotit de porc, safrà',
    nl: 'Witte bonen, gerookt varkensvlees, saffraan',
  },
  allergens: ['sulphites'],
  diets: ['gluten-free', 'lactose-free'],
})

export const pumpkinSoup = menuDish({
  id: 1304,
  slug: 'crema-de-calabaza',
  euros: 6.5,
  course: 1,
  name: {
    es: 'Crema de calabaza',
    en: 'Pumpkin soup',
    eu: 'Kuia-krema',
    fr: 'Velouté de potiron',
    ger: 'Kürbiscremesuppe',
    cat: 'Crema de carbassa',
    nl: 'Pompoensoep',
  },
  ingredients: {
    es: 'Calabaza, puerro, patata, aceite de oliva',
    en: 'Pumpkin, leek, potato, olive oil',
    eu: 'Kalabaza, porrua, patata, oliba olioa',
    fr: 'Potiron, poireau, pomme de terre, huile d’olive',
    ger: 'Kürbis, Lauch, Kartoffel, Olivenöl',
    cat: 'Carbassa, porro, patata, oli d’oliva',
    nl: 'Pompoen, prei, aardappel, olijfolie',
  },
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
})

/** Bread is included in the menu automatically. */
export const bread = menuDish({
  id: 1321,
  slug: 'pan-de-lena',
  euros: 1.2,
  name: {
    es: 'Pan de leña',
    en: 'Wood-oven bread',
    eu: 'Egur-labeko ogia',
    fr: 'Pain au feu de bois',
    ger: 'Holzofenbrot',
    cat: 'Pa de llenya',
    nl: 'Houtovenbrood',
  },
  ingredients: {
    es: 'Harina, agua, sal, masa madre',
    en: 'Flour, water, salt, sourdough',
    eu: 'Irina, ura, gatza, ama-orea',
    fr: 'Farine, eau, sel, levain',
    ger: 'Mehl, Wasser, Salz, Sauerteig',
    cat: 'Farina, aigua, sal, massa mare',
    nl: 'Bloem, water, zout, zuurdesem',
  },
  allergens: ['gluten'],
  diets: ['vegan', 'vegetarian', 'lactose-free'],
})
