import type { Allergen } from '@comanda/rules/catalogue/product'
import { type AllergenId, toId } from '@comanda/rules/ids'
import { pictureOf } from './pictures/picture-of.ts'
import { toText, type Words } from './words.ts'

/** The fourteen of EU Regulation 1169/2011, in its order. */
const names = {
  gluten: { es: 'Gluten', en: 'Gluten', eu: 'Glutena', fr: 'Gluten', ger: 'Gluten', cat: 'Gluten', nl: 'Gluten' },
  crustaceans: {
    es: 'Crustáceos',
    en: 'Crustaceans',
    eu: 'Krustazeoak',
    fr: 'Crustacés',
    ger: 'Krebstiere',
    cat: 'Crustacis',
    nl: 'Schaaldieren',
  },
  eggs: { es: 'Huevos', en: 'Eggs', eu: 'Arrautzak', fr: 'Œufs', ger: 'Eier', cat: 'Ous', nl: 'Eieren' },
  fish: { es: 'Pescado', en: 'Fish', eu: 'Arraina', fr: 'Poisson', ger: 'Fisch', cat: 'Peix', nl: 'Vis' },
  peanuts: {
    es: 'Cacahuetes',
    en: 'Peanuts',
    eu: 'Kakahueteak',
    fr: 'Arachides',
    ger: 'Erdnüsse',
    cat: 'Cacauets',
    nl: 'Pinda’s',
  },
  soy: { es: 'Soja', en: 'Soy', eu: 'Soja', fr: 'Soja', ger: 'Soja', cat: 'Soja', nl: 'Soja' },
  milk: { es: 'Leche', en: 'Milk', eu: 'Esnea', fr: 'Lait', ger: 'Milch', cat: 'Llet', nl: 'Melk' },
  nuts: {
    es: 'Frutos de cáscara',
    en: 'Tree nuts',
    eu: 'Fruitu oskoldunak',
    fr: 'Fruits à coque',
    ger: 'Schalenfrüchte',
    cat: 'Fruits de closca',
    nl: 'Noten',
  },
  celery: { es: 'Apio', en: 'Celery', eu: 'Apioa', fr: 'Céleri', ger: 'Sellerie', cat: 'Api', nl: 'Selderij' },
  mustard: { es: 'Mostaza', en: 'Mustard', eu: 'Mostaza', fr: 'Moutarde', ger: 'Senf', cat: 'Mostassa', nl: 'Mosterd' },
  sesame: { es: 'Sésamo', en: 'Sesame', eu: 'Sesamoa', fr: 'Sésame', ger: 'Sesam', cat: 'Sèsam', nl: 'Sesam' },
  sulphites: {
    es: 'Sulfitos',
    en: 'Sulphites',
    eu: 'Sulfitoak',
    fr: 'Sulfites',
    ger: 'Sulfite',
    cat: 'Sulfits',
    nl: 'Sulfieten',
  },
  lupin: { es: 'Altramuces', en: 'Lupin', eu: 'Lupinoak', fr: 'Lupin', ger: 'Lupinen', cat: 'Tramussos', nl: 'Lupine' },
  molluscs: {
    es: 'Moluscos',
    en: 'Molluscs',
    eu: 'Moluskuak',
    fr: 'Mollusques',
    ger: 'Weichtiere',
    cat: 'Mol·luscos',
    nl: 'Weekdieren',
  },
} as const satisfies Record<string, Words>

export type AllergenCode = keyof typeof names
const allergenCodes = Object.keys(names) as AllergenCode[]

export function allergenId(code: AllergenCode): AllergenId {
  return toId<AllergenId>(allergenCodes.indexOf(code) + 1)
}

export const allergens: readonly Allergen[] = allergenCodes.map((code) => ({
  id: allergenId(code),
  code,
  name: toText(names[code]),
  picture: pictureOf(`allergen-${code}`),
}))
