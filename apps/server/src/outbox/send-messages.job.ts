import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import type { Database } from '../database/database.ts'
import type { OutboxChannel } from '../database/schema/outbox.ts'
import { claimMessage, endTry, failStale, type OutboxMessage } from './outbox.repository.ts'
import type { Delivery, Transport, Transports } from './transport.ts'
import { claimMs, mostInterruptions, toNextTry } from './try-schedule.ts'

export interface Sending {
  readonly database: Database
  readonly transports: Transports
  readonly now: () => Instant
  /** Called with what a person should check. */
  readonly alarm: (text: string) => void
}

/** Sends waiting messages one by one; one that cannot be sent waits longer each time, and in the end is given up. */
export async function sendMessages(sending: Sending): Promise<void> {
  for (const [channel, transport] of Object.entries(sending.transports)) {
    await sendChannel(sending, channel as OutboxChannel, transport)
  }
}

async function sendChannel(sending: Sending, channel: OutboxChannel, transport: Transport): Promise<void> {
  const { database, now } = sending
  await failStale(database, channel, 'given up: it had waited for more than two days')
  for (;;) {
    const at = now()
    const message = await claimMessage(database, channel, { now: at, until: later(at, claimMs) })
    if (message === undefined) return
    const delivery = await tryMessage(transport, message)
    await record(sending, message, delivery)
    // The others would wait for the same missing answer; the next round tries again.
    if (delivery.kind === 'unreachable') return
  }
}

async function tryMessage(transport: Transport, message: OutboxMessage): Promise<Delivery> {
  if (message.interruptions >= mostInterruptions) {
    return { kind: 'refused', reason: 'interrupted twice while it was sent: it may have left' }
  }
  try {
    return await transport.send(message)
  } catch (error) {
    // A message that cannot even be made must not stop the following ones.
    return { kind: 'postponed', reason: error instanceof Error ? error.message : String(error) }
  }
}

async function record({ database, now, alarm }: Sending, message: OutboxMessage, delivery: Delivery): Promise<void> {
  const at = now()
  if (delivery.kind === 'sent') return endTry(database, message, { state: 'sent', at })
  const { reason } = delivery
  const dueAt = delivery.kind === 'refused' ? null : toNextTry(at, message.tries)
  if (dueAt !== null) return endTry(database, message, { state: 'waiting', reason, dueAt })
  // Its key names its cause; the recipient stays in the list.
  alarm(`a ${message.channel} message (${message.key}) was given up: ${reason}`)
  await endTry(database, message, { state: 'failed', reason })
}
