import type { CustomerId, MenuId, PriceListId, SessionId, SiteId, StoreId, WarehouseId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Database } from '../database/database.ts'

/** The facts that a handler may know of a caller who has proven nothing yet. */
export interface OpenContext<House = unknown> {
  readonly language: LanguageCode
  readonly now: Instant
  readonly database: Database
  readonly from: CallOrigin
  /** The things that the process keeps for all its calls, made once. Each handler names the part it needs. */
  readonly house: House
}

/** Where a request came from: for limits and links back, never a permission. */
export interface CallOrigin {
  readonly address: string
  readonly host: string
  readonly accept: string
  readonly userAgent: string
}

/** The facts about the caller in the envelope and the session, all of it checked. */
export interface CallContext<House = unknown> extends OpenContext<House> {
  readonly siteId: SiteId
  readonly session: VisitorSession | null
  /** Where the visitor stands, as sent: a hint for reading, never a permission. */
  readonly standing: Standing
}

export interface VisitorSession {
  readonly id: SessionId
  readonly customerId: CustomerId | null
}

export interface Standing {
  readonly storeId: StoreId | null
  readonly warehouseId: WarehouseId | null
  readonly menuId: MenuId | null
  readonly priceListId: PriceListId | null
}
