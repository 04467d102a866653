import { getUserAddresses, postUserAddress } from '@comanda/contract/calls/address'
import { isRefusal } from '@comanda/contract/refusals'
import { becomesDefault } from '@comanda/rules/customer/saved-addresses'
import { toAddressLine } from '@comanda/rules/setup/address-line'
import { call } from '../state/client.ts'
import { keepAddress } from './kept-address.ts'
import type { SetupToSave } from './setup-to-save.ts'

/** A typed address is remembered on the device, and once in the account of a customer (SETUP-042). */
export async function keepDeliveryAddress({ draft, venues }: Pick<SetupToSave, 'draft' | 'venues'>): Promise<void> {
  const { address } = draft
  if (address === null || draft.usesDefaultAddress) return
  keepAddress(address)
  const { customerId } = venues
  if (customerId === null) return
  const saved = await call(getUserAddresses, { customerId })
  if (isRefusal(saved)) return
  const line = toAddressLine(address)
  if (saved.some(({ use, address: known }) => use === 'delivery' && toAddressLine(known) === line)) return
  const isDefault = becomesDefault(saved, 'delivery')
  await call(postUserAddress, { customerId, name: '', use: 'delivery', isDefault, address })
}
