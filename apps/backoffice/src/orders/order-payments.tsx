import { correctMeans } from '@comanda/contract/calls/staff/history'
import { tell } from '@comanda/screen/toasts'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useAct } from '../boards/use-act.ts'
import { Trouble } from '../parts/trouble.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { mayPress, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import type { ShownOrder } from './shown-order.ts'

type ShownPayment = ShownOrder['payments'][number]

/** How it was paid. What a hand noted wrong can be put right; what a bank confirmed cannot. */
export function OrderPayments({ shown, again }: { readonly shown: ShownOrder; readonly again: () => void }) {
  const { orderHistory: words, reports } = useWords('history', 'reports')
  const price = usePrice()
  const { moment } = useMoments()
  const mayCorrect = mayPress(useWorker(), correctMeans)
  const [opened, setOpened] = useState<ShownPayment | null>(null)
  const { order, payments } = shown
  return (
    <>
      {payments.length === 0 && <p className="text-muted">{words.notPaid}</p>}
      <ul className="grid gap-3 empty:hidden">
        {payments.map((payment) => (
          <li key={payment.attemptId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
            <div>
              <p className="font-bold tabular-nums">
                {price(payment.amount)} · {reports.ways[payment.way]}
              </p>
              <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                <span className="tabular-nums">{moment(payment.at)}</span>
                {payment.takenBy !== '' && <span>{words.takenBy(payment.takenBy)}</span>}
                {payment.refunded > 0 && (
                  <strong className="text-late-text">{words.back(price(payment.refunded))}</strong>
                )}
              </p>
            </div>
            {mayCorrect && payment.canCorrect && (
              <Button look="quiet" size="small" className="min-h-11" onClick={() => setOpened(payment)}>
                {words.correct}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <CorrectSheet order={order} payment={opened} onDone={again} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

interface CorrectSheetProps {
  readonly order: ShownOrder['order']
  readonly payment: ShownPayment
  readonly onDone: () => void
  readonly onClose: () => void
}

/** There are two ways into a hand, so the other one is meant. */
function CorrectSheet({ order, payment, onDone, onClose }: CorrectSheetProps) {
  const { orderHistory: words, orderBoard, reports, common } = useWords('history', 'orders', 'reports', 'common')
  const price = usePrice()
  const { isHeld, failure, act } = useAct()
  const { orderId, version, number } = order
  const { attemptId, amount, way } = payment
  const by = way === 'cash' ? 'terminal' : 'cash'
  async function correct(): Promise<void> {
    const changed = await act({
      text: `${orderBoard.order(number)}: ${words.correctTitle} (${reports.ways[by]})`,
      make: () => call(correctMeans, { orderId, attemptId, by, version }),
    })
    if (changed === undefined) return
    tell(words.corrected)
    onDone()
    onClose()
  }
  return (
    <Sheet title={words.correctTitle} closeLabel={common.close} isOpen onClose={onClose} width={400}>
      <div className="grid gap-3">
        <p className="text-pretty">{words.correctText(price(amount), reports.ways[way])}</p>
        <Trouble failure={failure} />
        <Button size="large" disabled={isHeld} onClick={correct}>
          {reports.ways[by]}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
