import { type MenuId, type PriceListId, toId } from '@comanda/rules/ids'
import type { Menu } from '../demo-site.ts'

/** One menu per ordering mode; `whole` is shown before a mode is chosen. */
export const menuIds = {
  whole: toId<MenuId>(1),
  delivery: toId<MenuId>(2),
  pickup: toId<MenuId>(3),
  card: toId<MenuId>(4),
  table: toId<MenuId>(5),
}

export const menus: readonly Menu[] = [
  { id: menuIds.whole, name: 'Carta completa' },
  { id: menuIds.delivery, name: 'A domicilio' },
  { id: menuIds.pickup, name: 'Para llevar' },
  { id: menuIds.card, name: 'Carta digital' },
  { id: menuIds.table, name: 'Sala' },
]

export const everywhere: readonly MenuId[] = Object.values(menuIds)

/** Dishes that would not survive a delivery. */
export const eatInOnly: readonly MenuId[] = [menuIds.whole, menuIds.card, menuIds.table]

export const priceListIds = {
  general: toId<PriceListId>(1),
  terrace: toId<PriceListId>(2),
}
