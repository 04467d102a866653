import type { StaffTopic } from '@comanda/contract/staff-live'
import type { DeviceId, SiteId, StoreId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { publishStaff } from '../live/publish-staff.ts'

/** The boards that name dead printers and mark what is not on paper. */
const listening: readonly StaffTopic[] = ['kitchen', 'orders']

interface PaperNews {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly kind: 'printer-changed' | 'paper-changed'
  readonly id: string
  readonly version: number
}

export async function tellBoards(tx: Tx, { siteId, storeId: store, ...news }: PaperNews): Promise<void> {
  for (const topic of listening) await publishStaff(tx, siteId, { topic, message: { ...news, store } })
}

/** A paper has no version of its own: a board that hears of it looks again. */
export function tellPaper(
  tx: Tx,
  { siteId, storeId, id }: { readonly siteId: SiteId; readonly storeId: StoreId; readonly id: string },
): Promise<void> {
  return tellBoards(tx, { siteId, storeId, kind: 'paper-changed', id: `paper-${id}`, version: 1 })
}

/** The caller has made a new version of a printer. */
export function tellPrinter(
  tx: Tx,
  {
    siteId,
    storeId,
    id,
    version,
  }: { readonly siteId: SiteId; readonly storeId: StoreId; readonly id: DeviceId; readonly version: number },
): Promise<void> {
  return tellBoards(tx, { siteId, storeId, kind: 'printer-changed', id: `printer-${id}`, version: version + 1 })
}
