import type { getUserAddresses as row } from '@comanda/contract/calls/address'
import { isRefusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { listAddresses } from './address.repository.ts'
import { checkOwner } from './owner.ts'

export const getUserAddresses: Handler<typeof row> = async ({ customerId }, context) => {
  const owner = checkOwner(context, customerId)
  if (isRefusal(owner)) return owner
  const saved = await listAddresses(context.database, owner)
  return saved.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
}
