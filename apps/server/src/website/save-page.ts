import type { SiteId } from '@comanda/rules/ids'
import type { ContentPage } from '@comanda/rules/website/website'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { publish } from '../live/publish.ts'
import { sanitiseText } from './sanitise-text.ts'
import { savePageRow } from './website.repository.ts'

/** Saves a page, new or changed, with its text sanitised; every running instance then renders it again. */
export function savePage(database: Database, siteId: SiteId, page: ContentPage): Promise<void> {
  return transact(database, async (tx) => {
    await savePageRow(tx, siteId, { ...page, body: sanitiseText(page.body) })
    await publish(tx, siteId, 'products', { kind: 'catalogue-changed' })
  })
}
