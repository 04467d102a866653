import { deadlines } from '@comanda/payments/provider/payment-provider'
import type { Reader } from '../database/database.ts'
import type { Config } from '../startup/config.ts'
import { demoDeploymentKey } from '../startup/demo-deployment-key.ts'
import { StartupFault } from '../startup/startup-fault.ts'
import { hasAnyAccount, hasTestAccount } from './payment-account.repository.ts'
import type { PaymentSettings } from './payments-kit.ts'
import { createSecretBox } from './sealed-secret.ts'

/** Where money is collected, and the key of its secrets. `standIns` answer for every provider in demonstrations. */
export function toPaymentSettings(
  { secretKey, providerHosts }: Pick<Config, 'secretKey' | 'providerHosts'>,
  standIns: string | null,
): PaymentSettings {
  const at = { standIns, named: providerHosts }
  return {
    places: { test: { environment: 'test', ...at }, live: { environment: 'live', ...at } },
    deadlines,
    secrets: createSecretBox(secretKey ?? demoDeploymentKey),
  }
}

/** Production refuses test accounts, and real secrets sealed with the public demo key. */
export async function checkPaymentAccounts(
  { production, secretKey }: Pick<Config, 'production' | 'secretKey'>,
  db: Reader,
): Promise<void> {
  if (!production) return
  if (await hasTestAccount(db)) {
    throw new StartupFault('A payment account of this database is for tests; production refuses to start with it.')
  }
  if (secretKey === null && (await hasAnyAccount(db))) {
    throw new StartupFault('SECRET_KEY must be set: it seals the secrets of payment accounts.')
  }
}
