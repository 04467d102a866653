import type { SiteId } from '@comanda/rules/ids'
import type { Coupon } from '@comanda/rules/promotions/promotion'
import type { Reader } from '../database/database.ts'
import { findCoupon } from './promotion.repository.ts'

/** A code as the venue made it, whether it can be used or not. */
export function readCoupon(db: Reader, siteId: SiteId, code: string): Promise<Coupon | undefined> {
  return findCoupon(db, siteId, code.trim())
}
