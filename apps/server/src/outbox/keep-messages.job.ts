import type { Database } from '../database/database.ts'
import { markWaiting } from './outbox.repository.ts'
import type { Transports } from './transport.ts'

/** Without a transport messages stay in the outbox, with the reason why they were not sent. */
export async function keepMessages(database: Database, transports: Transports): Promise<void> {
  for (const channel of ['mail', 'sms'] as const) {
    if (transports[channel] === undefined) {
      await markWaiting(database, channel, `kept: no ${channel} transport is set up`)
    }
  }
}
