import { handOverOrder, leaveOwing } from '@comanda/contract/calls/staff/till'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { mayPress, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import { type MoneyOwed, TakeMoney } from '../till/take-money.tsx'
import { TakingWays } from '../till/taking-ways.tsx'
import type { BoardOrder } from './board-order.ts'
import { LeaveOwing } from './leave-owing.tsx'

interface HandOverSheetProps {
  readonly order: BoardOrder
  readonly onClose: () => void
}

/** What an order owes is taken in the sheet that hands it over (DAY-200). */
export function HandOverSheet({ order, onClose }: HandOverSheetProps) {
  const { handOver: words, orderBoard, common } = useWords('orders', 'floor', 'common')
  const price = usePrice()
  const worker = useWorker()
  const [taking, setTaking] = useState<MoneyOwed | 'nothing' | null>(null)
  const { orderId, version, number, owed: amount } = order
  const back = () => setTaking(null)
  return (
    <Sheet title={words.title(number)} closeLabel={common.close} isOpen onClose={onClose} width={550}>
      {taking === 'nothing' && <LeaveOwing order={order} onBack={back} onClose={onClose} />}
      {taking !== null && taking !== 'nothing' && <TakeMoney owed={taking} onBack={back} onClose={onClose} />}
      {taking === null && (
        <div className="grid gap-4">
          <p className="text-xl font-extrabold tabular-nums">{words.owes(price(amount))}</p>
          {mayPress(worker, handOverOrder) ? (
            <TakingWays
              onChoose={(by) => {
                const take: MoneyOwed['take'] = (sums) => call(handOverOrder, { orderId, version, ...sums })
                setTaking({ of: orderBoard.order(number), by, amount, take })
              }}
            />
          ) : (
            <p className="text-pretty">{words.needsTill}</p>
          )}
          {mayPress(worker, leaveOwing) && (
            <Button look="quiet" size="large" onClick={() => setTaking('nothing')}>
              {words.unpaid}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  )
}
