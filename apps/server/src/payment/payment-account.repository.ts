import type { PublicAccount } from '@comanda/payments/provider/payment-provider'
import type { SiteId, StoreId } from '@comanda/rules/ids'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { paymentAccount } from '../database/schema/payment.ts'
import type { Provider } from '../database/schema/provider.ts'

export type StoredAccount = typeof paymentAccount.$inferSelect

/** A store's own account is preferred to the one of the whole site. */
export async function findAccount(
  db: Reader,
  siteId: SiteId,
  wanted: WantedAccount,
): Promise<StoredAccount | undefined> {
  return pickAccount(await listSiteAccounts(db, siteId), wanted)
}

interface WantedAccount {
  readonly storeId: StoreId | null
  readonly provider: Provider
}

export function pickAccount(
  accounts: readonly StoredAccount[],
  { storeId, provider }: WantedAccount,
): StoredAccount | undefined {
  return toAccountsOf(accounts, storeId).find((account) => account.provider === provider)
}

/** Empty values are returned as an empty text. */
export function toPublicAccount({ merchantCode, terminal, publicKey }: StoredAccount): PublicAccount {
  return { merchantCode: merchantCode ?? '', terminal: terminal ?? '', publicKey: publicKey ?? '' }
}

/** Of a store `null` only those of the whole site. */
export async function listAccounts(db: Reader, siteId: SiteId, storeId: StoreId | null): Promise<StoredAccount[]> {
  return toAccountsOf(await listSiteAccounts(db, siteId), storeId)
}

export function toAccountsOf(accounts: readonly StoredAccount[], storeId: StoreId | null): StoredAccount[] {
  const own = accounts.filter((account) => account.storeId !== null && account.storeId === storeId)
  const shared = accounts.filter(
    ({ provider, storeId: at }) => at === null && !own.some((one) => one.provider === provider),
  )
  return [...own, ...shared]
}

/** Of all its stores. */
export function listSiteAccounts(db: Reader, siteId: SiteId): Promise<StoredAccount[]> {
  return db
    .select()
    .from(paymentAccount)
    .where(and(eq(paymentAccount.siteId, siteId), eq(paymentAccount.active, true)))
    .orderBy(paymentAccount.id)
}

/** Test accounts must not be used in production. */
export async function hasTestAccount(db: Reader): Promise<boolean> {
  const found = await db
    .select({ id: paymentAccount.id })
    .from(paymentAccount)
    .where(and(eq(paymentAccount.environment, 'test'), eq(paymentAccount.active, true)))
    .limit(1)
  return found.length > 0
}

export async function hasAnyAccount(db: Reader): Promise<boolean> {
  return (await db.select({ id: paymentAccount.id }).from(paymentAccount).limit(1)).length > 0
}
