import type { Diet } from '@comanda/rules/catalogue/product'
import { type DietId, toId } from '@comanda/rules/ids'
import { pictureOf } from './pictures/picture-of.ts'
import { toText, type Words } from './words.ts'

const names = {
  vegan: { es: 'Vegano', en: 'Vegan', eu: 'Beganoa', fr: 'Végan', ger: 'Vegan', cat: 'Vegà', nl: 'Veganistisch' },
  vegetarian: {
    es: 'Vegetariano',
    en: 'Vegetarian',
    eu: 'Begetarianoa',
    fr: 'Végétarien',
    ger: 'Vegetarisch',
    cat: 'Vegetarià',
    nl: 'Vegetarisch',
  },
  'gluten-free': {
    es: 'Sin gluten',
    en: 'Gluten-free',
    eu: 'Glutenik gabe',
    fr: 'Sans gluten',
    ger: 'Glutenfrei',
    cat: 'Sense gluten',
    nl: 'Glutenvrij',
  },
  'lactose-free': {
    es: 'Sin lactosa',
    en: 'Lactose-free',
    eu: 'Laktosarik gabe',
    fr: 'Sans lactose',
    ger: 'Laktosefrei',
    cat: 'Sense lactosa',
    nl: 'Lactosevrij',
  },
  halal: { es: 'Halal', en: 'Halal', eu: 'Halala', fr: 'Halal', ger: 'Halal', cat: 'Halal', nl: 'Halal' },
  kosher: { es: 'Kosher', en: 'Kosher', eu: 'Kosherra', fr: 'Casher', ger: 'Koscher', cat: 'Caixer', nl: 'Koosjer' },
} as const satisfies Record<string, Words>

export type DietCode = keyof typeof names
const dietCodes = Object.keys(names) as DietCode[]

export function dietId(code: DietCode): DietId {
  return toId<DietId>(dietCodes.indexOf(code) + 1)
}

export const diets: readonly Diet[] = dietCodes.map((code) => ({
  id: dietId(code),
  code,
  name: toText(names[code]),
  picture: pictureOf(`diet-${code}`),
}))
