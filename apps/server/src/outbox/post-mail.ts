import type { Tx } from '../database/database.ts'
import { type OutgoingMessage, saveOutgoing } from './outbox.repository.ts'

/** Puts a mail in the outbox, in the transaction of its cause: both happen or neither. */
export function postMail(tx: Tx, mail: Omit<OutgoingMessage, 'channel'>): Promise<void> {
  return saveOutgoing(tx, { ...mail, channel: 'mail', subject: onOneLine(mail.subject) })
}

/** A line break in a subject would begin another header. */
function onOneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}
