import type { Tx } from '../database/database.ts'
import { type OutgoingMessage, saveOutgoing } from './outbox.repository.ts'

/** Puts a text message in the outbox, in the transaction of its cause; the same key is never sent twice. */
export function postSms(tx: Tx, sms: Omit<OutgoingMessage, 'channel' | 'subject'>): Promise<void> {
  return saveOutgoing(tx, { ...sms, channel: 'sms', subject: '' })
}
