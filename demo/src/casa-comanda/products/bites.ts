import { menuDish } from './menu-dish.ts'

export const miniCroquettes = menuDish({
  id: 1331,
  slug: 'mini-croquetas',
  euros: 1.2,
  course: 1,
  picture: 'croquetas-de-jamon',
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
  name: { es: 'Falafel', en: 'Falafel', eu: 'Falafela', fr: 'Falafel', ger: 'Falafel', cat: 'Falàfel', nl: 'Falafel' },
  allergens: ['sesame'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free', 'halal'],
})

export const miniPrawns = menuDish({
  id: 1334,
  slug: 'gamba-crujiente',
  euros: 1.9,
  course: 1,
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
