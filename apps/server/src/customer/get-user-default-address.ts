import type { getUserDefaultAddress as row } from '@comanda/contract/calls/address'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { findDefaultAddress } from '@comanda/rules/customer/saved-addresses'
import type { Handler } from '../call/handler.ts'
import { listAddresses } from './address.repository.ts'
import { checkOwner } from './owner.ts'

export const getUserDefaultAddress: Handler<typeof row> = async ({ customerId, use }, context) => {
  const owner = checkOwner(context, customerId)
  if (isRefusal(owner)) return owner
  return findDefaultAddress(await listAddresses(context.database, owner), use) ?? refusal('address-not-found')
}
