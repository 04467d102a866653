import { delayOrder, moveOrder } from '@comanda/contract/calls/staff/orders'
import type { DelayStep } from '@comanda/rules/order/delay-order'
import { useWords } from '@comanda/screen/words'
import { useAct } from '../boards/use-act.ts'
import { call } from '../state/client.ts'
import { type BoardOrder, toThing } from './board-order.ts'

interface OrderActs {
  readonly isHeld: boolean
  readonly move: (order: BoardOrder, to: 'preparing' | 'bagging' | 'ready' | 'picked-up') => Promise<unknown>
  readonly delay: (order: BoardOrder, minutes: DelayStep) => Promise<unknown>
}

/** The acts of one tap on an order, which is then shown as it will be. */
export function useOrderActs(show: (order: BoardOrder) => void): OrderActs {
  const { orderBoard: words } = useWords('orders')
  const { isHeld, act } = useAct({ inPassing: true })
  const press = ({ number }: BoardOrder, what: string, make: () => ReturnType<typeof call<typeof moveOrder>>) =>
    act({ text: `${words.order(number)}: ${what}`, make, show: (changed) => show(toThing(changed)) })
  return {
    isHeld,
    move: (order, to) => {
      const { orderId, version, status } = order
      const step = status === 'on-hold' ? 'accept' : status === 'ready' && to === 'preparing' ? 'recall' : to
      return press(order, words.steps[step], () => call(moveOrder, { orderId, to, version }))
    },
    delay: (order, minutes) => {
      const { orderId, version } = order
      return press(order, words.delayBy(minutes), () => call(delayOrder, { orderId, minutes, version }))
    },
  }
}
