import type { Tx } from '../database/database.ts'
import { type OutgoingMessage, saveOutgoing } from './outbox.repository.ts'

/** Puts a ticket for the kitchen in the outbox, once per key. */
export function postTicket(tx: Tx, ticket: Omit<OutgoingMessage, 'channel'>): Promise<void> {
  return saveOutgoing(tx, { ...ticket, channel: 'kitchen' })
}
