import type { Category } from '@comanda/rules/catalogue/product'
import type { BrandId, CategoryId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireFlag, wireNumberFlag } from '../wire/flag.ts'
import { wireList } from '../wire/list.ts'
import { toText, wireMultilanguage } from '../wire/multilanguage.ts'
import { wireId, wireIdOrNull } from '../wire/number.ts'
import { wireImage } from '../wire/picture.ts'
import { wireCategoryWindow } from './schedule.ts'

/** A category as callers see it: whether it has children is computed when it is listed (CATALOGUE-001). */
export interface ListedCategory extends Category {
  readonly hasChildren: boolean
}

export const categoryFields = z.object({
  id: wireId<CategoryId>(),
  parent_id: wireIdOrNull<CategoryId>(),
  brand: wireIdOrNull<BrandId>(),
  slug: z.string(),
  name: z.string(),
  have_children: wireNumberFlag,
  image: wireImage,
  featured: wireFlag,
  is_food: wireNumberFlag,
  schedulesOpen: wireList(wireCategoryWindow),
  multilanguage: wireMultilanguage('name'),
})
type CategoryFields = z.output<typeof categoryFields>

export function readCategory(fields: CategoryFields): ListedCategory {
  return {
    id: fields.id,
    parentId: fields.parent_id,
    brandId: fields.brand,
    slug: fields.slug,
    name: toText(fields.name, fields.multilanguage.name),
    hasChildren: fields.have_children,
    picture: fields.image,
    featured: fields.featured,
    isFood: fields.is_food,
    windows: fields.schedulesOpen,
  }
}

export function writeCategory(category: ListedCategory): CategoryFields {
  return {
    id: category.id,
    parent_id: category.parentId,
    brand: category.brandId,
    slug: category.slug,
    name: category.name.base,
    have_children: category.hasChildren,
    image: category.picture,
    featured: category.featured,
    is_food: category.isFood,
    schedulesOpen: category.windows,
    multilanguage: { name: category.name.variants },
  }
}

export const wireCategory = z.codec(categoryFields, z.custom<ListedCategory>(), {
  decode: readCategory,
  encode: writeCategory,
})
