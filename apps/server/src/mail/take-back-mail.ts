import type { SiteId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { removeWaiting } from '../outbox/outbox.repository.ts'

/** Takes back a mail that has not left yet: a reminder of what was cancelled. */
export function takeBackMail(tx: Tx, siteId: SiteId, key: string): Promise<void> {
  return removeWaiting(tx, { siteId, channel: 'mail', key })
}
