import type { SavedAddress } from '@comanda/rules/customer/customer'
import { listDefaultIds } from '@comanda/rules/customer/saved-addresses'
import type { Tx } from '../database/database.ts'
import { listAddresses, saveDefaults } from './address.repository.ts'
import type { Owner } from './owner.ts'

/** Restores one default per use after a write (ACCOUNT-028). The caller holds the customer's lock. */
export async function settleDefaults(
  tx: Tx,
  owner: Owner,
  written: Pick<SavedAddress, 'id' | 'isDefault'> | null,
): Promise<void> {
  const saved = await listAddresses(tx, owner)
  const wished = saved.map((one) => (one.id === written?.id ? { ...one, isDefault: written.isDefault } : one))
  await saveDefaults(tx, owner, listDefaultIds(wished, written?.id))
}
