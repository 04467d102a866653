import type { StoreId } from '@comanda/rules/ids'
import { checkBeside } from '@comanda/rules/order/check-beside'
import { checkDelay, delaySteps } from '@comanda/rules/order/delay-order'
import { checkOrderMove } from '@comanda/rules/order/move-order'
import { checkVoid } from '@comanda/rules/order/void-line'
import { useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { Link } from 'react-router'
import { mayOpen, useWorker } from '../parts/worker.ts'
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

/** The next step in one tap, and the others below it. What the rules forbid is not offered. */
export function OrderButtons({ order, show, storeId, onReject, onVoid, onHandOver, onGive }: OrderButtonsProps) {
  const { orderBoard: words, dispatching } = useWords('orders', 'rides')
  const worker = useWorker()
  const acts = useOrderActs(show)
  const { mode, status } = order
  const asked = { status, setup: { mode } }
  const next = nextOf[status]
  const mayMove = mayOpen(worker, 'orders.move')
  const isBrought = mode === 'delivery' && status === 'ready'
  const steps = mayMove ? delaySteps.filter((step) => checkDelay(order, step).allowed) : []
  return (
    <div className="grid gap-2">
      {mayMove && isBrought && order.outAt === null && (
        <Button look={order.rider === null ? 'primary' : 'soft'} size="large" className="w-full" onClick={onGive}>
          {order.rider === null ? dispatching.give : dispatching.giveAgain}
        </Button>
      )}
      {mayMove && next !== null && (
        <Button
          look={isBrought ? 'soft' : 'primary'}
          size="large"
          className="w-full"
          disabled={acts.isHeld}
          onClick={() => (next === 'picked-up' && order.owed > 0 ? onHandOver() : acts.move(order, next))}
        >
          {words.steps[status === 'on-hold' ? 'accept' : next]}
        </Button>
      )}
      <div className="flex flex-wrap gap-1.5 empty:hidden">
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
        {mayMove && status === 'preparing' && checkOrderMove(asked, 'bagging').allowed && (
          <Button {...small} look="soft" disabled={acts.isHeld} onClick={() => acts.move(order, 'bagging')}>
            {words.steps.bagging}
          </Button>
        )}
        {mayMove && status === 'ready' && (
          <Button {...small} look="soft" disabled={acts.isHeld} onClick={() => acts.move(order, 'preparing')}>
            {words.steps.recall}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {mayOpen(worker, 'orders.take') && checkBeside(asked).allowed && (
          <Link
            to={`/telephone?beside=${order.orderId}&store=${storeId}`}
            className={buttonClass({ look: 'quiet', size: small.size }, small.className)}
          >
            {words.addBeside}
          </Link>
        )}
        {mayOpen(worker, 'orders.reject') && checkVoid({ status, wanted: listWanted(order).length }).allowed && (
          <Button {...small} look="quiet" disabled={acts.isHeld} onClick={onVoid}>
            {words.void}
          </Button>
        )}
        {mayOpen(worker, 'orders.reject') && checkOrderMove(asked, 'cancelled').allowed && (
          <Button {...small} look="quiet" disabled={acts.isHeld} onClick={onReject}>
            {status === 'on-hold' ? words.reject : words.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Narrow, so that three columns have room for them, and high enough for a thumb. */
const small = { size: 'small', className: 'min-h-11 tabular-nums' } as const

/** The step that a counter takes most often; bagging is there for who wants it. */
const nextOf = {
  'on-hold': 'preparing',
  preparing: 'ready',
  bagging: 'ready',
  ready: 'picked-up',
  'picked-up': null,
  cancelled: null,
} as const satisfies Record<BoardOrder['status'], string | null>
