import { delayOrder, moveOrder } from '@comanda/contract/calls/staff/orders'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { DelayStep } from '@comanda/rules/order/delay-order'
import { toFailureText } from '@comanda/screen/failure'
import { tell } from '@comanda/screen/toasts'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { findStale } from '../parts/find-stale.ts'
import { useMoments } from '../parts/use-moments.ts'
import { sendNoted } from '../queue/unsent.ts'
import { call } from '../state/client.ts'
import { type BoardOrder, toThing } from './board-order.ts'

export interface OrderActs {
  readonly isSending: boolean
  readonly move: (order: BoardOrder, to: 'preparing' | 'bagging' | 'ready' | 'picked-up') => Promise<void>
  readonly delay: (order: BoardOrder, minutes: DelayStep) => Promise<void>
}

export interface ActingBoard {
  readonly show: (order: BoardOrder) => void
  readonly again: () => void
}

/** What one tap does. A refusal is told, and the board reads again: somebody else may have been faster. */
export function useOrderActs({ show, again }: ActingBoard): OrderActs {
  const { common, orderBoard: words } = useWords('common', 'orders')
  const { moment } = useMoments()
  const { isSending, send } = useSend({
    tell(failure) {
      const stale = findStale(failure)
      const who = stale === null ? '' : ` · ${common.changedBy(stale.by, moment(stale.at))}`
      tell(`${toFailureText(failure, common.notSent)}${who}`)
      again()
    },
  })
  type Make = () => Promise<Parameters<typeof toThing>[0] | ToldRefusal>
  const act = async ({ number }: BoardOrder, what: string, make: Make) => {
    const noted = { place: 'orders', text: `${words.order(number)}: ${what}` } as const
    const changed = await send(() => sendNoted(noted, make))
    if (changed !== undefined) show(toThing(changed))
  }
  return {
    isSending,
    move: (order, to) => {
      const { orderId, version, status } = order
      const step = status === 'on-hold' ? 'accept' : status === 'ready' && to === 'preparing' ? 'recall' : to
      return act(order, words.steps[step], () => call(moveOrder, { orderId, to, version }))
    },
    delay: (order, minutes) => {
      const { orderId, version } = order
      return act(order, words.delayBy(minutes), () => call(delayOrder, { orderId, minutes, version }))
    },
  }
}
