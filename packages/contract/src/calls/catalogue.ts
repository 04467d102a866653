import type { BrandId, CategoryId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireAllergen, wireDiet } from '../entities/allergen.ts'
import { wireCategory } from '../entities/category.ts'
import type { Example } from '../example.ts'
import { exampleAllergen, exampleCategory } from '../examples/catalogue.ts'
import { wireIdOrNull, wireWholeOrNull } from '../wire/number.ts'
import { typedLineOrNull } from '../wire/typed-text.ts'

export const getAllergensPage = call({
  method: 'GET',
  path: '/Allergens',
  caller: 'visitor',
  shared: true,
  requirements: ['API-052', 'CATALOGUE-025', 'CATALOGUE-031'],
  summary: 'The allergens, with their pictures.',
  request: z.object({}),
  reply: z.array(wireAllergen),
})
export const getAllergensPageExample = (): Example<typeof getAllergensPage> => ({
  request: {},
  reply: [exampleAllergen],
})

export const getDietsPage = call({
  method: 'GET',
  path: '/Diets',
  caller: 'visitor',
  shared: true,
  requirements: ['API-053', 'CATALOGUE-025', 'CATALOGUE-031'],
  summary: 'The diets a dish can suit.',
  request: z.object({}),
  reply: z.array(wireDiet),
})
export const getDietsPageExample = (): Example<typeof getDietsPage> => ({
  request: {},
  reply: [{ ...exampleAllergen, code: 'vegan', name: 'Vegano', multilanguage: { name: { en: 'Vegan' } } }],
})

/** The children of one category, the top ones (parent_id 0), or all when no parent is given. */
export interface CategorySearch {
  readonly parentId: CategoryId | 'top' | 'any'
  readonly brandId: BrandId | null
}

export const getCategories = call({
  method: 'GET',
  path: '/CategoriesProducts',
  caller: 'visitor',
  shared: true,
  requirements: ['API-055', 'CATALOGUE-001', 'CATALOGUE-002', 'SITE-036'],
  summary: 'Categories below a parent (0 for the top ones; all when no parent is named), of one brand or of any.',
  request: z.codec(
    z.object({ parent_id: wireWholeOrNull, brand: wireIdOrNull<BrandId>() }),
    z.custom<CategorySearch>(),
    {
      decode: ({ parent_id, brand }): CategorySearch => ({
        parentId: parent_id === null ? 'any' : parent_id === 0 ? 'top' : (parent_id as CategoryId),
        brandId: brand,
      }),
      encode: ({ parentId, brandId }) => ({
        parent_id: parentId === 'any' ? null : parentId === 'top' ? 0 : Number(parentId),
        brand: brandId,
      }),
    },
  ),
  reply: z.array(wireCategory),
})
export const getCategoriesExample = (): Example<typeof getCategories> => ({
  request: { parent_id: 0 },
  reply: [exampleCategory],
})

/** By id, or by the slug of its page. */
export interface CategoryKey {
  readonly categoryId: CategoryId | null
  readonly slug: string | null
}

export const getCategory = call({
  method: 'GET',
  path: '/CategoryProduct',
  caller: 'visitor',
  shared: true,
  requirements: ['API-056'],
  summary: 'One category, by id or by slug.',
  request: z.codec(z.object({ id: wireIdOrNull<CategoryId>(), slug: typedLineOrNull(254) }), z.custom<CategoryKey>(), {
    decode: ({ id, slug }) => ({ categoryId: id, slug }),
    encode: ({ categoryId, slug }) => ({ id: categoryId, slug }),
  }),
  reply: wireCategory,
})
export const getCategoryExample = (): Example<typeof getCategory> => ({
  request: { slug: 'arroces' },
  reply: exampleCategory,
})
