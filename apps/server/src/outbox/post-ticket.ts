import type { Tx } from '../database/database.ts'
import { type OutgoingMessage, saveOutgoing } from './outbox.repository.ts'

/** A ticket for the kitchen, once per key whoever asks for it. */
export function postTicket(tx: Tx, ticket: Omit<OutgoingMessage, 'channel'>): Promise<void> {
  return saveOutgoing(tx, { ...ticket, channel: 'kitchen' })
}
