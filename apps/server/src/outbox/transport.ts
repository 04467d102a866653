import type { OutboxMessage } from './outbox.repository.ts'

/** The channels a message leaves the house by; a kitchen's tickets stay in it. */
export type LeavingChannel = 'mail' | 'sms'

/**
 * How a try ended. Refused: this message will never be taken. Postponed: perhaps later. Unreachable: whoever carries
 * messages does not answer, so that the others need not be tried now.
 */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'postponed' | 'unreachable'; readonly reason: string }

export interface Transport {
  send(message: OutboxMessage): Promise<Delivery>
}

/** A channel without a transport keeps its messages. */
export type Transports = Readonly<Partial<Record<LeavingChannel, Transport>>>

/** Whether a message of a channel will leave: a screen says only what is done. */
export interface SendsMessages {
  readonly sends: Readonly<Record<LeavingChannel, boolean>>
}
