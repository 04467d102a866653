import { nameDiner } from '@comanda/contract/calls/diner'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import { readDevice } from '../cart/device.ts'
import { call } from '../state/client.ts'
import { keepName } from './kept-name.ts'
import { refreshTable } from './table-state.ts'

/** Tells the table how this diner is called, and keeps it on the device for the next one. */
export async function sendName(cartId: CartId, name: string): Promise<{ readonly name: string } | ToldRefusal> {
  const told = await call(nameDiner, { cartId, device: readDevice(), name })
  if (!isRefusal(told)) keepName(told.name)
  await refreshTable(cartId)
  return told
}
