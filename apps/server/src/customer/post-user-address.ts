import type { postUserAddress as row } from '@comanda/contract/calls/address'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { mostAddresses } from '@comanda/rules/customer/saved-addresses'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { countAddresses, insertAddress } from './address.repository.ts'
import { lockCustomer } from './customer.repository.ts'
import { checkOwner } from './owner.ts'
import { settleDefaults } from './settle-defaults.ts'

export const postUserAddress: Handler<typeof row> = async ({ customerId, isDefault, ...address }, context) => {
  const owner = checkOwner(context, customerId)
  if (isRefusal(owner)) return owner
  return transact(context.database, async (tx) => {
    await lockCustomer(tx, owner)
    if ((await countAddresses(tx, owner)) >= mostAddresses) return refusal('addresses-full')
    const id = await insertAddress(tx, owner, address)
    await settleDefaults(tx, owner, { id, isDefault })
    return { status: 'OK' as const, id }
  })
}
