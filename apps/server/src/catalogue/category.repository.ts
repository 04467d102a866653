import type { Allergen, Category, Diet, Picture } from '@comanda/rules/catalogue/product'
import type { SiteId } from '@comanda/rules/ids'
import { and, asc, eq } from 'drizzle-orm'
import { collect } from '../database/collect.ts'
import type { Reader } from '../database/database.ts'
import { allergen, category, categoryWindow, diet } from '../database/schema/category.ts'
import { picture } from '../database/schema/picture.ts'

export type Pictures = ReadonlyMap<string, Picture>

export async function readPictures(db: Reader, siteId: SiteId): Promise<Pictures> {
  const rows = await db.select({ key: picture.key, blur: picture.blur }).from(picture).where(eq(picture.siteId, siteId))
  return new Map(rows.map((row) => [row.key, row]))
}

export function findPicture(pictures: Pictures, key: string | null): Picture | null {
  return key === null ? null : (pictures.get(key) ?? null)
}

export async function listCategories(db: Reader, siteId: SiteId, pictures: Pictures): Promise<Category[]> {
  const rows = await db
    .select()
    .from(category)
    .where(and(eq(category.siteId, siteId), eq(category.published, true)))
    .orderBy(asc(category.position), asc(category.id))
  const windows = await db
    .select()
    .from(categoryWindow)
    .where(eq(categoryWindow.siteId, siteId))
    .orderBy(asc(categoryWindow.from))
  const windowsByCategory = collect(
    windows,
    ({ categoryId }) => categoryId,
    ({ weekday, from, to }) => ({ weekday, from, to }),
  )
  return rows.map(({ id, parentId, brandId, slug, name, pictureKey, featured, isFood }) => ({
    id,
    parentId,
    brandId,
    slug,
    name,
    picture: findPicture(pictures, pictureKey),
    featured,
    isFood,
    windows: windowsByCategory.get(id) ?? [],
  }))
}

export async function listAllergens(db: Reader, siteId: SiteId, pictures: Pictures): Promise<Allergen[]> {
  const rows = await db
    .select()
    .from(allergen)
    .where(eq(allergen.siteId, siteId))
    .orderBy(asc(allergen.position), asc(allergen.id))
  return rows.map(({ id, code, name, pictureKey }) => ({ id, code, name, picture: findPicture(pictures, pictureKey) }))
}

export async function listDiets(db: Reader, siteId: SiteId, pictures: Pictures): Promise<Diet[]> {
  const rows = await db.select().from(diet).where(eq(diet.siteId, siteId)).orderBy(asc(diet.position), asc(diet.id))
  return rows.map(({ id, code, name, pictureKey }) => ({ id, code, name, picture: findPicture(pictures, pictureKey) }))
}
