import { takeBackCall } from '@comanda/contract/calls/table'
import { isRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { TableCallKind } from '@comanda/rules/table/table-call'
import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { tell } from '@comanda/screen/toasts'
import { call } from '../state/client.ts'
import { tellFailure } from '../state/tell-failure.ts'
import { refreshTable } from './table-state.ts'

/** Takes a call back, unless somebody is on the way already: then the table is told so when it is read again. */
export async function callOff(cartId: CartId, kind: TableCallKind): Promise<void> {
  const { table } = await loadSpokenWords('table')
  try {
    const reply = await call(takeBackCall, { cartId, kind })
    if (isRefusal(reply)) tellFailure(reply, table.hasError)
    else if (reply.takenBack) tell(table.calledOff)
  } catch (error) {
    tellFailure(error, table.notSent)
  }
  await refreshTable(cartId)
}
