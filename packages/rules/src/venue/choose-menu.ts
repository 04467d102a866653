import type { MenuId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Website } from '../website/website.ts'
import type { Resource, Store } from './store.ts'

export interface MenuQuestion {
  readonly site: Pick<Website, 'menuId'>
  readonly mode: OrderingMode | null
  readonly store: Pick<Store, 'digitalCardMenuId'> | null
  /** The counter the cart belongs to. */
  readonly resource: Pick<Resource, 'menuId'> | null
  /** The menu in use until now. */
  readonly current: MenuId | null
}

/** Which menu is shown and sold from (SITE-046, SITE-047). */
export function chooseMenu({ site, mode, store, resource, current }: MenuQuestion): MenuId {
  switch (mode) {
    case 'delivery':
    case 'pickup':
    case 'takehere':
      return resource?.menuId ?? current ?? site.menuId
    case 'digital-card':
      return store?.digitalCardMenuId ?? site.menuId
    default:
      return site.menuId
  }
}
