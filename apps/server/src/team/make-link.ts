import { newPersonHours } from '@comanda/rules/door/door-times'
import type { SiteId, StaffId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import type { Tx } from '../database/database.ts'
import { saveLink } from './admission.repository.ts'
import { makeToken } from './make-secret.ts'

interface NewLink {
  readonly staffId: StaffId
  readonly key: string
  readonly until: Instant
}

/** A link by which a person sets password and PIN, once and within a day. */
export async function makeLink(
  tx: Tx,
  { siteId, staffId }: { siteId: SiteId; staffId: StaffId },
  now: Instant,
): Promise<NewLink> {
  const { plain, hash } = makeToken()
  const until = later(now, newPersonHours * 3_600_000)
  await saveLink(tx, { siteId, staffId, keyHash: hash, expiresAt: until })
  return { staffId, key: plain, until }
}
