import type { Sending } from '@comanda/rules/website/sending'
import type { OutboxChannel } from '../database/schema/outbox.ts'
import type { OutboxMessage } from './outbox.repository.ts'

/**
 * The result of a try. Refused: this message will never be accepted. Postponed: perhaps later. Unreachable: the carrier
 * does not answer, so the others need not be tried now.
 */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'postponed' | 'unreachable'; readonly reason: string }

export interface Transport {
  send(message: OutboxMessage): Promise<Delivery>
}

/** A channel without a transport keeps its messages. */
export type Transports = Readonly<Partial<Record<OutboxChannel, Transport>>>

/** Which messages will be sent: a screen promises only what is done. */
export interface SendsMessages {
  readonly sends: Sending
}
