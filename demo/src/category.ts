import type { Category } from '@comanda/rules/catalogue/product'
import { type BrandId, type CategoryId, toId } from '@comanda/rules/ids'
import type { WeekWindow } from '@comanda/rules/time/calendar'
import { pictureOf } from './pictures/picture-of.ts'
import { toText, type Words } from './words.ts'

export interface CategorySheet {
  readonly id: number
  readonly slug: string
  readonly name: Words
  readonly brand?: BrandId
  readonly parent?: number
  readonly featured?: true
  /** Drinks are no food: they do not count in a buffet round. */
  readonly isFood?: false
  readonly windows?: readonly WeekWindow[]
  readonly picture?: string
}

export function category(sheet: CategorySheet): Category {
  return {
    id: toId<CategoryId>(sheet.id),
    parentId: sheet.parent === undefined ? null : toId<CategoryId>(sheet.parent),
    brandId: sheet.brand ?? null,
    slug: sheet.slug,
    name: toText(sheet.name),
    picture: sheet.picture ? pictureOf(sheet.picture) : null,
    featured: sheet.featured ?? false,
    isFood: sheet.isFood ?? true,
    windows: sheet.windows ?? [],
  }
}
