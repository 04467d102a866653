import { and, asc, eq, sql } from 'drizzle-orm'
import type { Person } from '../call/personal-part.ts'
import type { Reader, Tx } from '../database/database.ts'
import { paymentAttempt } from '../database/schema/payment.ts'

export function listPaid(db: Reader, person: Person): Promise<object[]> {
  const { id, provider, state, amount, captured, refunded, orderId, createdAt, settledAt } = paymentAttempt
  return db
    .select({ id, provider, state, amount, captured, refunded, orderId, createdAt, settledAt })
    .from(paymentAttempt)
    .where(isPayer(person))
    .orderBy(asc(createdAt))
}

const nobody = {
  customerId: null,
  contact: { fullName: '', email: '', phone: '' },
  notes: '',
  billing: null,
  kitchen: { place: '', dishes: [] },
}

export async function eraseFrozenBuyer(tx: Tx, person: Person): Promise<void> {
  await tx
    .update(paymentAttempt)
    .set({
      sale: sql`jsonb_set(${paymentAttempt.sale}, '{setup,address}', 'null') || ${JSON.stringify(nobody)}::jsonb`,
    })
    .where(isPayer(person))
}

function isPayer({ siteId, customerId }: Person) {
  return and(eq(paymentAttempt.siteId, siteId), sql`${paymentAttempt.sale} ->> 'customerId' = ${customerId}`)
}
