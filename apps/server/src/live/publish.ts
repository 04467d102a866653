import { type LiveMessage, type LiveNews, type LiveTopic, toWireTopic, writeLiveMessage } from '@comanda/contract/live'
import type { SiteId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { leaveEvent } from './live-event.repository.ts'

/** Tells every open page of the site, on every instance, once the transaction is committed. */
export async function publish<Topic extends LiveTopic>(
  tx: Tx,
  siteId: SiteId,
  topic: Topic,
  message: LiveMessage<Topic>,
): Promise<void> {
  leaveEvent(tx, siteId, toWireTopic(topic), writeLiveMessage({ topic, message } as LiveNews))
}
