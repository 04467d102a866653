import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { getMailLook } from '../mail/mail-look.repository.ts'
import { getSeller } from './seller.repository.ts'

export type Shop = Awaited<ReturnType<typeof readShop>>

/** The store that sells, and how their mails look. */
export async function readShop(tx: Tx, siteId: SiteId, storeId: StoreId) {
  const [seller, look] = await Promise.all([getSeller(tx, siteId, storeId), getMailLook(tx, siteId)])
  return { ...seller, look }
}
