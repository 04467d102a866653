import type { SiteId } from '@comanda/rules/ids'
import type { LocalText } from '@comanda/rules/text/local-text'
import type { ContentPage } from '@comanda/rules/website/website'
import type { Database } from '../database/database.ts'
import { publish } from '../live/publish.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { savePageRow } from './website.repository.ts'

/** Writes a page, new or changed, its text sanitised; every open instance then renders it anew. */
export function savePage(database: Database, siteId: SiteId, page: ContentPage): Promise<void> {
  return database.transaction(async (tx) => {
    await savePageRow(tx, siteId, { ...page, body: sanitiseText(page.body) })
    await publish(tx, siteId, 'products', { kind: 'catalogue-changed' })
  })
}

/** In every language: a variant is shown as readily as the base. */
export function sanitiseText({ base, variants }: LocalText): LocalText {
  const clean = Object.entries(variants).map(([language, text]) => [language, sanitiseHtml(text)])
  return { base: sanitiseHtml(base), variants: Object.fromEntries(clean) }
}
