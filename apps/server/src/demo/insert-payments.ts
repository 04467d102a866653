import type { DemoSite } from '@comanda/demo/demo-site'
import { paymentAccounts } from '@comanda/demo/payment-accounts'
import { getMethod } from '@comanda/payments/server/providers'
import type { Tx } from '../database/database.ts'
import { paymentAccount } from '../database/schema/payment.ts'
import type { SecretBox } from '../payment/sealed-secret.ts'
import { insertRows } from './insert-rows.ts'

export async function insertPayments(tx: Tx, { website, ownAccounts }: DemoSite, secrets: SecretBox): Promise<void> {
  const own = ownAccounts?.accounts.map((account) => ({ ...account, storeId: ownAccounts.storeId })) ?? []
  const all = [...paymentAccounts.map((account) => ({ ...account, storeId: null })), ...own]
  await insertRows(
    tx,
    paymentAccount,
    all.map(({ way, alike, secret, ...account }, at) => ({
      siteId: website.id,
      id: at + 1,
      provider: getMethod(way, alike),
      environment: 'test' as const,
      ...account,
      sealedSecret: secrets.seal(secret),
    })),
  )
}
