import { delayOrder, moveOrder, rejectOrder, voidLine } from '@comanda/contract/calls/staff/orders'
import type { StoreId } from '@comanda/rules/ids'
import { checkBeside } from '@comanda/rules/order/check-beside'
import { checkDelay, delaySteps } from '@comanda/rules/order/delay-order'
import { checkOrderMove, findNextStep } from '@comanda/rules/order/move-order'
import { checkVoid } from '@comanda/rules/order/void-line'
import { useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { Link } from 'react-router'
import { mayOpen, mayPress, useWorker } from '../parts/worker.ts'
import { type BoardOrder, listWanted } from './board-order.ts'
import { useOrderActs } from './use-order-acts.ts'

interface OrderButtonsProps {
  readonly order: BoardOrder
  readonly show: (order: BoardOrder) => void
  readonly storeId: StoreId
  readonly onReject: () => void
  readonly onVoid: () => void
  /** What is owed is asked for before it goes. */
  readonly onHandOver: () => void
  /** Somebody is asked to bring it. */
  readonly onGive: () => void
}

interface NextStepProps extends Pick<OrderButtonsProps, 'order' | 'show' | 'onHandOver' | 'onGive'> {}

/** What a counter does next with an order, in one tap. */
export function NextStep({ order, show, onHandOver, onGive }: NextStepProps) {
  const { orderBoard: words, dispatching } = useWords('orders', 'rides')
  const acts = useOrderActs(show)
  const next = findNextStep(order)
  const worker = useWorker()
  if (!mayPress(worker, moveOrder) || next === null) return null
  if (isToGive(order) && order.rider === null) {
    // Riders are given by whoever moves orders: nobody allows that for a single one.
    if (!mayOpen(worker, 'orders.move')) return null
    return (
      <Button className="w-full" onClick={onGive}>
        {dispatching.give}
      </Button>
    )
  }
  return (
    <Button
      className="w-full"
      disabled={acts.isHeld}
      onClick={() => (next === 'picked-up' && order.owed > 0 ? onHandOver() : acts.move(order, next))}
    >
      {words.steps[order.status === 'on-hold' ? 'accept' : next]}
    </Button>
  )
}

/** All else that can be done with it. What the rules forbid is not offered. */
export function OrderButtons({ order, show, storeId, onReject, onVoid, onHandOver, onGive }: OrderButtonsProps) {
  const { orderBoard: words, dispatching } = useWords('orders', 'rides')
  const worker = useWorker()
  const acts = useOrderActs(show)
  const { mode, status } = order
  const mayMove = mayPress(worker, moveOrder)
  const mayGive = mayOpen(worker, 'orders.move')
  const steps = mayPress(worker, delayOrder) ? delaySteps.filter((step) => checkDelay(order, step).allowed) : []
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {mayMove && isToGive(order) && order.rider === null && (
        <Button
          {...small}
          look="soft"
          disabled={acts.isHeld}
          onClick={() => (order.owed > 0 ? onHandOver() : acts.move(order, 'picked-up'))}
        >
          {words.steps['picked-up']}
        </Button>
      )}
      {mayGive && isToGive(order) && order.rider !== null && (
        <Button {...small} look="soft" onClick={onGive}>
          {dispatching.giveAgain}
        </Button>
      )}
      {steps.map((step) => (
        <Button
          key={step}
          {...small}
          look="soft"
          disabled={acts.isHeld}
          onClick={() => acts.delay(order, step)}
          aria-label={words.delayBy(step)}
        >
          +{step}
        </Button>
      ))}
      {mayMove && status === 'preparing' && checkOrderMove(order, 'bagging').allowed && (
        <Button {...small} look="soft" disabled={acts.isHeld} onClick={() => acts.move(order, 'bagging')}>
          {words.steps.bagging}
        </Button>
      )}
      {mayMove && status === 'ready' && (
        <Button {...small} look="soft" disabled={acts.isHeld} onClick={() => acts.move(order, 'preparing')}>
          {words.steps.recall}
        </Button>
      )}
      {mayOpen(worker, 'orders.take') && checkBeside({ status, setup: { mode } }).allowed && (
        <Link
          to={`/telephone?beside=${order.orderId}&store=${storeId}`}
          className={buttonClass({ look: 'quiet', size: small.size }, small.className)}
        >
          {words.addBeside}
        </Link>
      )}
      {mayPress(worker, voidLine) && checkVoid({ status, wanted: listWanted(order).length }).allowed && (
        <Button {...small} look="quiet" disabled={acts.isHeld} onClick={onVoid}>
          {words.void}
        </Button>
      )}
      {mayPress(worker, rejectOrder) && checkOrderMove(order, 'cancelled').allowed && (
        <Button {...small} look="quiet" disabled={acts.isHeld} onClick={onReject}>
          {status === 'on-hold' ? words.reject : words.cancel}
        </Button>
      )}
    </div>
  )
}

/** Somebody has to bring it, and has not left with it yet. */
function isToGive({ mode, status, outAt }: BoardOrder): boolean {
  return mode === 'delivery' && status === 'ready' && outAt === null
}

/** Narrow, so that all of them stand in a row, and high enough for a thumb. */
const small = { size: 'small', className: 'min-h-11 tabular-nums' } as const
