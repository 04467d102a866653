import { toEmailKey } from '@comanda/rules/customer/email'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, count, eq, gt, gte } from 'drizzle-orm'
import type { Person } from '../call/personal-part.ts'
import type { Reader, Tx } from '../database/database.ts'
import { contactMessage } from '../database/schema/website.ts'

export interface ContactMessage {
  readonly siteId: SiteId
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly createdAt: Instant
}

export async function saveContactMessage(tx: Tx, message: ContactMessage): Promise<string> {
  const [saved] = await tx.insert(contactMessage).values(message).returning({ id: contactMessage.id })
  if (saved === undefined) throw new Error('the message was not stored')
  return saved.id
}

export function listMessagesFrom(db: Reader, person: Person): Promise<object[]> {
  return db.select().from(contactMessage).where(isFrom(person))
}

/** Answers which they were. */
export async function removeMessagesFrom(tx: Tx, person: Person): Promise<string[]> {
  const removed = await tx.delete(contactMessage).where(isFrom(person)).returning({ id: contactMessage.id })
  return removed.map(({ id }) => id)
}

function isFrom({ siteId, email, since }: Person) {
  return and(
    eq(contactMessage.siteId, siteId),
    eq(contactMessage.email, toEmailKey(email)),
    gte(contactMessage.createdAt, since),
  )
}

export interface RecentMessages {
  readonly fromAnyone: number
  readonly fromSender: number
}

export async function countMessagesSince(
  db: Reader,
  siteId: SiteId,
  { email, since }: { readonly email: string; readonly since: Instant },
): Promise<RecentMessages> {
  const recent = and(eq(contactMessage.siteId, siteId), gt(contactMessage.createdAt, since))
  const [all] = await db.select({ found: count() }).from(contactMessage).where(recent)
  const [own] = await db
    .select({ found: count() })
    .from(contactMessage)
    .where(and(recent, eq(contactMessage.email, email)))
  return { fromAnyone: all?.found ?? 0, fromSender: own?.found ?? 0 }
}
