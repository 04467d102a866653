import type { MenuId, SiteId, StoreId } from '@comanda/rules/ids'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { menu } from '../database/schema/menu.ts'
import { site } from '../database/schema/site.ts'
import { store } from '../database/schema/store.ts'

/** The places that exist on a site; anything else a visitor names is ignored. */
export interface KnownPlaces {
  readonly storeIds: ReadonlySet<StoreId>
  readonly menuIds: ReadonlySet<MenuId>
  /** The menu shown before a mode is chosen; null shows everything. */
  readonly siteMenuId: MenuId | null
}

export async function readKnownPlaces(db: Reader, siteId: SiteId): Promise<KnownPlaces> {
  const stores = await db
    .select({ id: store.id })
    .from(store)
    .where(and(eq(store.siteId, siteId), eq(store.published, true)))
  const menus = await db.select({ id: menu.id }).from(menu).where(eq(menu.siteId, siteId))
  const [own] = await db.select({ menuId: site.menuId }).from(site).where(eq(site.id, siteId))
  return {
    storeIds: new Set(stores.map(({ id }) => id)),
    menuIds: new Set(menus.map(({ id }) => id)),
    siteMenuId: own?.menuId ?? null,
  }
}
