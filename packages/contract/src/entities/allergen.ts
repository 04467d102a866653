import type { Allergen, Diet } from '@comanda/rules/catalogue/product'
import type { AllergenId, DietId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireNumberFlag } from '../wire/flag.ts'
import { toText, wireMultilanguage } from '../wire/multilanguage.ts'
import { wireId } from '../wire/number.ts'
import { wireImage } from '../wire/picture.ts'

/** CATALOGUE-025. `published` means visible here; what a visitor selected stays on the device (OPEN-040). */
const shape = {
  code: z.string(),
  name: z.string(),
  image: wireImage,
  published: wireNumberFlag,
  multilanguage: wireMultilanguage('name'),
}
export const allergenFields = z.object({ id: wireId<AllergenId>(), ...shape })
const dietFields = z.object({ id: wireId<DietId>(), ...shape })

export function readAllergen(fields: z.output<typeof allergenFields>): Allergen {
  const { id, code, name, image, multilanguage } = fields
  return { id, code, name: toText(name, multilanguage.name), picture: image }
}

export function writeAllergen({ id, code, name, picture }: Allergen): z.output<typeof allergenFields> {
  return { id, code, name: name.base, image: picture, published: true, multilanguage: { name: name.variants } }
}

export const wireAllergen = z.codec(allergenFields, z.custom<Allergen>(), {
  decode: readAllergen,
  encode: writeAllergen,
})

export const wireDiet = z.codec(dietFields, z.custom<Diet>(), {
  decode: ({ id, code, name, image, multilanguage }) => ({
    id,
    code,
    name: toText(name, multilanguage.name),
    picture: image,
  }),
  encode: ({ id, code, name, picture }) => ({
    id,
    code,
    name: name.base,
    image: picture,
    published: true,
    multilanguage: { name: name.variants },
  }),
})
