import type { putUserAddress as row } from '@comanda/contract/calls/address'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { updateAddress } from './address.repository.ts'
import { lockCustomer } from './customer.repository.ts'
import { checkOwner } from './owner.ts'
import { settleDefaults } from './settle-defaults.ts'

export const putUserAddress: Handler<typeof row> = async ({ customerId, isDefault, ...address }, context) => {
  const owner = checkOwner(context, customerId)
  if (isRefusal(owner)) return owner
  return transact(context.database, async (tx) => {
    await lockCustomer(tx, owner)
    if (!(await updateAddress(tx, owner, address))) return refusal('address-not-found')
    await settleDefaults(tx, owner, { id: address.id, isDefault })
    return { status: 'OK' as const, message: dictionaryOf(context.language).account.addressSaved }
  })
}
