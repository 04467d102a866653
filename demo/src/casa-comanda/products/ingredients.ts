import { dish } from '../../dish.ts'
import type { DishSheet } from '../../dish-sheet.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

/** A product that is only chosen inside a dish. */
function ingredient(sheet: Omit<DishSheet, 'euros' | 'categories' | 'menus' | 'unlisted'>) {
  return dish({ ...sheet, euros: 0, categories: [categoryIds.burgers], menus: everywhere, unlisted: true })
}

export const cheddar = ingredient({
  id: 1201,
  slug: 'queso-cheddar',
  allergens: ['milk'],
  diets: ['vegetarian', 'gluten-free'],
  name: {
    es: 'Queso cheddar',
    en: 'Cheddar',
    eu: 'Cheddar gazta',
    fr: 'Cheddar',
    ger: 'Cheddar',
    cat: 'Formatge cheddar',
    nl: 'Cheddar',
  },
})
export const bacon = ingredient({
  id: 1202,
  slug: 'bacon-crujiente',
  diets: ['gluten-free', 'lactose-free'],
  name: {
    es: 'Beicon crujiente',
    en: 'Crispy bacon',
    eu: 'Hirugihar kurruskaria',
    fr: 'Bacon croustillant',
    ger: 'Knuspriger Bacon',
    cat: 'Bacó cruixent',
    nl: 'Krokante bacon',
  },
})
export const lettuce = ingredient({
  id: 1203,
  slug: 'lechuga',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free', 'halal', 'kosher'],
  name: { es: 'Lechuga', en: 'Lettuce', eu: 'Letxuga', fr: 'Laitue', ger: 'Salat', cat: 'Enciam', nl: 'Sla' },
})
export const tomato = ingredient({
  id: 1204,
  slug: 'tomate',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free', 'halal', 'kosher'],
  name: { es: 'Tomate', en: 'Tomato', eu: 'Tomatea', fr: 'Tomate', ger: 'Tomate', cat: 'Tomàquet', nl: 'Tomaat' },
})
export const onion = ingredient({
  id: 1205,
  slug: 'cebolla-caramelizada',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free', 'halal', 'kosher'],
  name: {
    es: 'Cebolla caramelizada',
    en: 'Caramelised onion',
    eu: 'Tipula karamelizatua',
    fr: 'Oignon caramélisé',
    ger: 'Karamellisierte Zwiebel',
    cat: 'Ceba caramel·litzada',
    nl: 'Gekarameliseerde ui',
  },
})
export const friedEgg = ingredient({
  id: 1206,
  slug: 'huevo-frito',
  allergens: ['eggs'],
  diets: ['vegetarian', 'gluten-free', 'lactose-free'],
  name: {
    es: 'Huevo frito',
    en: 'Fried egg',
    eu: 'Arrautza frijitua',
    fr: 'Œuf au plat',
    ger: 'Spiegelei',
    cat: 'Ou ferrat',
    nl: 'Spiegelei',
  },
})
export const avocado = ingredient({
  id: 1207,
  slug: 'aguacate',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free', 'halal', 'kosher'],
  name: { es: 'Aguacate', en: 'Avocado', eu: 'Ahuakatea', fr: 'Avocat', ger: 'Avocado', cat: 'Alvocat', nl: 'Avocado' },
})
export const pickles = ingredient({
  id: 1208,
  slug: 'pepinillos',
  allergens: ['mustard', 'sulphites'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: {
    es: 'Pepinillos',
    en: 'Gherkins',
    eu: 'Luzokerrak',
    fr: 'Cornichons',
    ger: 'Essiggurken',
    cat: 'Cogombrets',
    nl: 'Augurken',
  },
})
export const truffle = ingredient({
  id: 1209,
  slug: 'crema-de-trufa',
  allergens: ['milk'],
  diets: ['vegetarian', 'gluten-free'],
  name: {
    es: 'Crema de trufa',
    en: 'Truffle cream',
    eu: 'Boilur krema',
    fr: 'Crème de truffe',
    ger: 'Trüffelcreme',
    cat: 'Crema de tòfona',
    nl: 'Truffelcrème',
  },
})
export const bravaSauce = ingredient({
  id: 1211,
  slug: 'salsa-brava',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: {
    es: 'Salsa brava',
    en: 'Brava sauce',
    eu: 'Brava saltsa',
    fr: 'Sauce brava',
    ger: 'Brava-Sauce',
    cat: 'Salsa brava',
    nl: 'Bravasaus',
  },
})
export const pepperSauce = ingredient({
  id: 1212,
  slug: 'salsa-a-la-pimienta',
  allergens: ['milk', 'celery'],
  diets: ['gluten-free'],
  name: {
    es: 'Salsa a la pimienta',
    en: 'Pepper sauce',
    eu: 'Piper beltzaren saltsa',
    fr: 'Sauce au poivre',
    ger: 'Pfeffersauce',
    cat: 'Salsa al pebre',
    nl: 'Pepersaus',
  },
})
export const roquefort = ingredient({
  id: 1213,
  slug: 'salsa-roquefort',
  allergens: ['milk'],
  diets: ['vegetarian', 'gluten-free'],
  name: {
    es: 'Salsa roquefort',
    en: 'Roquefort sauce',
    eu: 'Roquefort saltsa',
    fr: 'Sauce roquefort',
    ger: 'Roquefortsauce',
    cat: 'Salsa rocafort',
    nl: 'Roquefortsaus',
  },
})
export const chimichurri = ingredient({
  id: 1214,
  slug: 'chimichurri',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: {
    es: 'Chimichurri',
    en: 'Chimichurri',
    eu: 'Txumitxurria',
    fr: 'Chimichurri',
    ger: 'Chimichurri',
    cat: 'Chimichurri',
    nl: 'Chimichurri',
  },
})
export const fries = ingredient({
  id: 1221,
  slug: 'patatas-fritas',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: {
    es: 'Patatas fritas',
    en: 'Chips',
    eu: 'Patata frijituak',
    fr: 'Frites',
    ger: 'Pommes frites',
    cat: 'Patates fregides',
    nl: 'Friet',
  },
})
export const peppers = ingredient({
  id: 1222,
  slug: 'pimientos-asados',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: {
    es: 'Pimientos asados',
    en: 'Roast peppers',
    eu: 'Piper erreak',
    fr: 'Poivrons rôtis',
    ger: 'Geröstete Paprika',
    cat: 'Pebrots rostits',
    nl: 'Geroosterde paprika',
  },
})
export const sideSalad = ingredient({
  id: 1223,
  slug: 'ensalada-verde',
  allergens: ['sulphites'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: {
    es: 'Ensalada verde',
    en: 'Green salad',
    eu: 'Entsalada berdea',
    fr: 'Salade verte',
    ger: 'Grüner Salat',
    cat: 'Amanida verda',
    nl: 'Groene salade',
  },
})
export const sweetPotato = ingredient({
  id: 1224,
  slug: 'boniato-frito',
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
  name: {
    es: 'Boniato frito',
    en: 'Sweet potato fries',
    eu: 'Batata frijitua',
    fr: 'Frites de patate douce',
    ger: 'Süßkartoffelpommes',
    cat: 'Moniato fregit',
    nl: 'Zoete-aardappelfriet',
  },
})
