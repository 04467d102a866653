import { toPlainLine } from '@comanda/rules/text/plain-text'
import type { Tx } from '../database/database.ts'
import { type OutgoingMessage, saveOutgoing } from './outbox.repository.ts'

/** Line by line, whatever was stored: what a diner wrote never begins a line of its own, nor speaks to the printer. */
export function toTicket(lines: readonly string[]): string {
  return lines
    .map(toTicketLine)
    .filter((line) => line !== '')
    .join('\n')
}

/** What was chosen stands indented below its dish. */
function toTicketLine(line: string): string {
  const text = toPlainLine(line)
  return text !== '' && line.startsWith(indent) ? `${indent}${text}` : text
}

const indent = '   '

/** Puts a ticket for the kitchen in the outbox, once per key. */
export function postTicket(tx: Tx, ticket: Omit<OutgoingMessage, 'channel'>): Promise<void> {
  return saveOutgoing(tx, { ...ticket, channel: 'kitchen' })
}
