import type { Customer } from '@comanda/rules/customer/customer'
import type { CustomerId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Person } from '../call/personal-part.ts'
import type { Reader, Tx } from '../database/database.ts'
import { readConstraint } from '../database/read-constraint.ts'
import { customer } from '../database/schema/customer.ts'
import { transactWithin } from '../database/transact.ts'
import type { Owner } from './owner.ts'

export interface Account {
  readonly id: CustomerId
  readonly name: string
  readonly passwordHash: string
}

const accountColumns = { id: customer.id, name: customer.name, passwordHash: customer.passwordHash }

export async function findAccountByEmail(db: Reader, siteId: SiteId, email: string): Promise<Account | undefined> {
  const [found] = await db
    .select(accountColumns)
    .from(customer)
    .where(and(eq(customer.siteId, siteId), eq(customer.email, email), isNull(customer.erasedAt)))
  return found
}

export async function findAccount(db: Reader, siteId: SiteId, id: CustomerId): Promise<Account | undefined> {
  const [found] = await db.select(accountColumns).from(customer).where(isThis(siteId, id))
  return found
}

export async function findCustomer(db: Reader, siteId: SiteId, id: CustomerId): Promise<Customer | undefined> {
  const [found] = await db
    .select({
      id: customer.id,
      kind: customer.kind,
      name: customer.name,
      identification: customer.identification,
      email: customer.email,
      phone: customer.phone,
      acceptsMarketing: customer.acceptsMarketing,
      notes: customer.notes,
    })
    .from(customer)
    .where(isThis(siteId, id))
  return found
}

export interface CustomerRow extends Omit<Customer, 'id' | 'notes'> {
  readonly siteId: SiteId
  readonly passwordHash: string
  /** By the clock by which everything else of theirs is written: what is older is not theirs (see findPerson). */
  readonly createdAt: Instant
}

/** Undefined where the address already has an account: the index decides, so two requests at once make one. */
export async function saveCustomer(db: Reader, row: CustomerRow): Promise<CustomerId | undefined> {
  const [saved] = await db.insert(customer).values(row).onConflictDoNothing().returning({ id: customer.id })
  return saved?.id
}

export async function savePassword(db: Reader, siteId: SiteId, id: CustomerId, passwordHash: string): Promise<void> {
  await db.update(customer).set({ passwordHash }).where(isThis(siteId, id))
}

type Profile = Omit<Customer, 'id'>

/** False where somebody else has that e-mail: the index decides, and the transaction goes on. */
export async function saveProfile(tx: Tx, { siteId, customerId }: Owner, profile: Profile): Promise<boolean> {
  try {
    await transactWithin(tx, () => tx.update(customer).set(profile).where(isThis(siteId, customerId)))
    return true
  } catch (error) {
    if (readConstraint(error) === 'customer_email') return false
    throw error
  }
}

export async function findPerson(db: Reader, { siteId, customerId }: Owner): Promise<Person | undefined> {
  const [found] = await db
    .select({ email: customer.email, since: customer.createdAt })
    .from(customer)
    .where(isThis(siteId, customerId))
  return found && { siteId, customerId, ...found }
}

/** The row stays, because orders refer to it; nothing in it says any more whose it was, and nobody can log in to it. */
export async function eraseProfile(tx: Tx, { siteId, customerId }: Owner): Promise<void> {
  const nobody = { name: '', identification: null, phone: '', notes: '', passwordHash: '', acceptsMarketing: false }
  await tx
    .update(customer)
    .set({ ...nobody, email: `erased-${customerId}`, erasedAt: sql`now()` })
    .where(isThis(siteId, customerId))
}

/** Only one writer at a time changes what belongs to one customer. */
export async function lockCustomer(tx: Tx, { siteId, customerId }: Owner): Promise<void> {
  await tx.select({ id: customer.id }).from(customer).where(isThis(siteId, customerId)).for('update')
}

function isThis(siteId: SiteId, id: CustomerId) {
  return and(eq(customer.siteId, siteId), eq(customer.id, id), isNull(customer.erasedAt))
}
