import type { DemoSite } from '@comanda/demo/demo-site'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { printer, printRoute } from '../database/schema/printing.ts'
import { staffDevice } from '../database/schema/staff-device.ts'
import { hashToken } from '../session/sessions.ts'
import { insertRows } from './insert-rows.ts'

/** Where each store prints, and whose dishes. */
export async function insertPrinters(tx: Tx, { website, printers = [] }: DemoSite, now: Instant): Promise<void> {
  const siteId = website.id
  await insertRows(
    tx,
    staffDevice,
    printers.map(({ id, storeId, name, token }) => ({
      siteId,
      id,
      storeId,
      kind: 'printer' as const,
      name,
      tokenHash: hashToken(token),
      pairedAt: now,
      lastSeenAt: now,
    })),
  )
  await insertRows(
    tx,
    printer,
    printers.map(({ id, storeId, fallbackId }) => ({ siteId, id, storeId, fallbackId })),
  )
  await insertRows(
    tx,
    printRoute,
    printers.flatMap(({ id: printerId, storeId, stationIds }) =>
      stationIds.map((stationId) => ({ siteId, storeId, stationId, printerId })),
    ),
  )
}
