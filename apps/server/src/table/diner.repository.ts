import type { CartId, SessionId, SiteId } from '@comanda/rules/ids'
import type { Diner } from '@comanda/rules/table/diners'
import { and, eq, inArray } from 'drizzle-orm'
import type { Person } from '../call/personal-part.ts'
import type { Reader, Tx } from '../database/database.ts'
import { visitorSession } from '../database/schema/session.ts'
import { tableDiner } from '../database/schema/table.ts'

interface NamedPhone {
  readonly siteId: SiteId
  readonly cartId: CartId
  readonly device: string
  /** Whoever gave the name: nobody else changes it. */
  readonly sessionId: SessionId
}

/** The names at some tables, each with its table. */
export function listDiners(db: Reader, siteId: SiteId, cartIds: readonly CartId[]) {
  return db
    .select({ cartId: tableDiner.cartId, device: tableDiner.device, name: tableDiner.name })
    .from(tableDiner)
    .where(and(eq(tableDiner.siteId, siteId), inArray(tableDiner.cartId, [...cartIds])))
    .orderBy(tableDiner.cartId, tableDiner.device)
}

/** The names at one table. */
export async function readDiners(
  db: Reader,
  { siteId, cartId }: Pick<NamedPhone, 'siteId' | 'cartId'>,
): Promise<Diner[]> {
  const found = await listDiners(db, siteId, [cartId])
  return found.map(({ device, name }) => ({ device, name }))
}

export async function saveDiner(tx: Tx, phone: NamedPhone, name: string): Promise<void> {
  const { siteId, cartId, device, sessionId } = phone
  await tx
    .insert(tableDiner)
    .values({ siteId, cartId, device, sessionId, name })
    .onConflictDoUpdate({
      target: [tableDiner.siteId, tableDiner.cartId, tableDiner.device],
      set: { name },
      setWhere: eq(tableDiner.sessionId, sessionId),
    })
}

export async function removeDiner(tx: Tx, { siteId, cartId, device, sessionId }: NamedPhone): Promise<void> {
  await tx
    .delete(tableDiner)
    .where(
      and(
        eq(tableDiner.siteId, siteId),
        eq(tableDiner.cartId, cartId),
        eq(tableDiner.device, device),
        eq(tableDiner.sessionId, sessionId),
      ),
    )
}

/** The names that a customer gave at tables. */
export function listNamesOf(db: Reader, person: Person) {
  return db
    .select({ cartId: tableDiner.cartId, name: tableDiner.name })
    .from(tableDiner)
    .where(isNamedBy(db, person))
    .orderBy(tableDiner.cartId)
}

export async function eraseNamesOf(tx: Tx, person: Person): Promise<void> {
  await tx.delete(tableDiner).where(isNamedBy(tx, person))
}

function isNamedBy(db: Reader, { siteId, customerId }: Person) {
  const own = db
    .select({ id: visitorSession.id })
    .from(visitorSession)
    .where(and(eq(visitorSession.siteId, siteId), eq(visitorSession.customerId, customerId)))
  return and(eq(tableDiner.siteId, siteId), inArray(tableDiner.sessionId, own))
}
