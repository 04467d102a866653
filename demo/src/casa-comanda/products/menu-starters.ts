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
  ingredients: { es: 'Lenteja pardina, chorizo, zanahoria, laurel', en: 'Lentils, chorizo, carrot, bay leaf' },
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
  ingredients: { es: 'Harina, agua, sal, masa madre', en: 'Flour, water, salt, sourdough' },
  allergens: ['gluten'],
  diets: ['vegan', 'vegetarian', 'lactose-free'],
})
