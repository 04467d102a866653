import { sendRound as sendRoundRow } from '@comanda/contract/calls/table'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import { loadWords } from '@comanda/i18n/load-words'
import { order } from '../cart/order.ts'
import { write } from '../state/client.ts'
import { tell } from '../state/news.ts'
import { tellFailure } from '../state/tell-failure.ts'

/** «Enviar a cocina». What is still on its way to the server goes first, so that nothing is left behind. */
export async function sendRound(language: Language): Promise<void> {
  const { table } = await loadWords(language, 'table')
  await order.settled()
  const cartId = order.get()?.cart.id
  if (cartId === undefined) return
  try {
    const reply = await write(language, (client) => client.call(sendRoundRow, { cartId }))
    if (isRefusal(reply)) tellFailure(reply, table.hasError)
    else tell(table.sent(reply.dishes))
  } catch (error) {
    tellFailure(error, table.hasError)
  }
  await order.lookAgain()
}
