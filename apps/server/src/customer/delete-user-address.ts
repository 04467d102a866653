import type { deleteUserAddress as row } from '@comanda/contract/calls/address'
import { refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { removeAddress } from './address.repository.ts'
import { lockCustomer } from './customer.repository.ts'
import { getOwner } from './owner.ts'
import { settleDefaults } from './settle-defaults.ts'

export const deleteUserAddress: Handler<typeof row> = async ({ id }, context) => {
  const owner = getOwner(context)
  return transact(context.database, async (tx) => {
    await lockCustomer(tx, owner)
    if (!(await removeAddress(tx, owner, id))) return refusal('address-not-found')
    await settleDefaults(tx, owner, null)
    return { status: 'OK' as const, message: dictionaryOf(context.language).account.addressRemoved }
  })
}
