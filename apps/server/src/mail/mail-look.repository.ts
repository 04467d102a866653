import type { SiteId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { site } from '../database/schema/site.ts'

/** How a site shows itself in a mail. */
export interface MailLook {
  readonly site: string
  readonly colour: string
  readonly phone: string
  readonly email: string
}

export async function getMailLook(db: Reader, siteId: SiteId): Promise<MailLook> {
  const [look] = await lookOf.ask(db, { siteId })
  if (look === undefined) throw new Error('a mail of a site that is gone')
  return look
}

const lookOf = hot((db, slot: Slots<{ readonly siteId: SiteId }>) =>
  db
    .select({ site: site.storeName, colour: site.colourPrimary, phone: site.phone, email: site.email })
    .from(site)
    .where(eq(site.id, slot('siteId', site.id))),
)
