import type { MenuId, PriceListId, StoreId, WarehouseId } from '@comanda/rules/ids'
import type { Standing } from '../call/context.ts'
import type { Parameters } from './parameters.ts'

export const nowhere: Standing = { storeId: null, warehouseId: null, menuId: null, priceListId: null }

/** Where the visitor says they stand; anything but a number is ignored. */
export function readStanding({ store, warehouse, mode, list_id: list }: Parameters): Standing {
  return {
    storeId: readNumber<StoreId>(store),
    warehouseId: readNumber<WarehouseId>(warehouse),
    menuId: readNumber<MenuId>(mode),
    priceListId: readNumber<PriceListId>(list),
  }
}

function readNumber<T extends number>(text: string | undefined): T | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? (Number(text) as T) : null
}
