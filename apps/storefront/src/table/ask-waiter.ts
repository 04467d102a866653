import { callEmployee, sendHelp } from '@comanda/contract/calls/table'
import { isRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { TableCallKind } from '@comanda/rules/table/table-call'
import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { tell } from '@comanda/screen/toasts'
import { call } from '../state/client.ts'
import { tellFailure } from '../state/tell-failure.ts'
import { awaitAnswer } from './table-state.ts'

/** Calls a waiter to the table and shows the result (TABLE-015, TABLE-016). True when a waiter is told. */
export async function askWaiter(cartId: CartId, kind: TableCallKind): Promise<boolean> {
  const { table } = await loadSpokenWords('table')
  const done = { bill: table.billRequested, help: table.helpRequested, dessert: table.dessertRequested }[kind]
  try {
    const reply = await (kind === 'help' ? call(sendHelp, { cartId }) : call(callEmployee, { cartId, kind }))
    if (isRefusal(reply)) {
      tellFailure(reply, table.waiterBusy)
      return false
    }
    tell(reply.already ? table.waiterAlreadyCalled : done)
    awaitAnswer(cartId)
    return true
  } catch (error) {
    tellFailure(error, table.notSent)
    return false
  }
}
