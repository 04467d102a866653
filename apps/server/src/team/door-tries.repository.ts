import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { doorTries } from '../database/schema/staff-session.ts'

/** Counts one more try; returns how many there were with it. */
export async function addDoorTry(db: Reader, subject: string, startsAt: Instant): Promise<number> {
  const [counted] = await db
    .insert(doorTries)
    .values({ subject, startsAt, count: 1 })
    .onConflictDoUpdate({
      target: [doorTries.subject, doorTries.startsAt],
      set: { count: sql`${doorTries.count} + 1` },
    })
    .returning({ count: doorTries.count })
  return counted?.count ?? 1
}

export async function takeOffDoorTry(db: Reader, subject: string, startsAt: Instant): Promise<void> {
  await db
    .update(doorTries)
    .set({ count: sql`${doorTries.count} - 1` })
    .where(and(eq(doorTries.subject, subject), eq(doorTries.startsAt, startsAt), gt(doorTries.count, 0)))
}

export async function removeDoorTries(db: Reader, subject: string): Promise<void> {
  await db.delete(doorTries).where(eq(doorTries.subject, subject))
}

export async function removeDoorTriesBefore(db: Reader, moment: Instant): Promise<void> {
  await db.delete(doorTries).where(lt(doorTries.startsAt, moment))
}
