import { and, desc, eq, isNull } from 'drizzle-orm'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { outboxMessage } from '../apps/server/src/database/schema/outbox.ts'

/** The last mail to an address, but none that waits for its day: journeys have no mailbox, so mails stay in the outbox. */
export async function readLastMail(recipient: string): Promise<string> {
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  try {
    const [mail] = await database.db
      .select({ body: outboxMessage.body })
      .from(outboxMessage)
      .where(and(eq(outboxMessage.recipient, recipient), isNull(outboxMessage.dueAt)))
      .orderBy(desc(outboxMessage.createdAt))
      .limit(1)
    return mail?.body ?? ''
  } finally {
    await database.close()
  }
}
