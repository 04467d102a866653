import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Attachment } from './attachment.ts'
import { instant, notNegative, writtenAt } from './columns.ts'
import { type KnownWord, known } from './known-words.ts'
import { siteId, siteIdUnchecked } from './site-id.ts'

export type OutboxChannel = KnownWord<'outbox_channel'>

/** Messages to be sent, written with the change that causes them; `key` prevents sending one twice. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    siteId: siteId(),
    id: uuid().notNull().defaultRandom(),
    channel: known('outbox_channel').notNull(),
    key: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    body: text().notNull(),
    html: text(),
    /** The name a mail is sent under; the address it is sent from is the deployment's. */
    senderName: text().notNull().default(''),
    replyTo: text().notNull().default(''),
    attachments: jsonb().$type<readonly Attachment[]>().notNull().default([]),
    state: known('outbox_state').notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** Tries whose result is unknown, because the process that made them was killed. */
    interruptions: integer().notNull().default(0),
    lastError: text(),
    /** Not sent before this moment; null sends at once. */
    dueAt: instant(),
    /** Until then one instance is sending it. */
    claimedUntil: instant(),
    createdAt: writtenAt(),
    sentAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('outbox_message_once').on(t.siteId, t.channel, t.key),
    notNegative(t.tries),
    notNegative(t.interruptions),
    check('outbox_message_sent_whole', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    index('outbox_message_age').on(t.siteId, t.createdAt),
    index('outbox_message_waiting').on(t.channel, t.createdAt).where(sql`state = 'waiting'`),
  ],
)

/** The thing that changed, not its new state; a page that reconnects asks for what came after the last id it saw. */
export const liveEvent = pgTable(
  'live_event',
  {
    siteId: siteIdUnchecked(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    message: json().$type<unknown>().notNull(),
    createdAt: writtenAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    index('live_event_topic').on(t.siteId, t.topic, t.id),
    index('live_event_age').on(t.createdAt),
  ],
)
