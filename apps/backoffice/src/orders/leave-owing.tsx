import { leaveOwing } from '@comanda/contract/calls/staff/till'
import { type DebtReason, debtReasons } from '@comanda/rules/order/hand-over'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useAct } from '../boards/use-act.ts'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import type { BoardOrder } from './board-order.ts'

interface LeaveOwingProps {
  readonly order: BoardOrder
  readonly onBack: () => void
  readonly onClose: () => void
}

/** An order goes without its money for a reason, and by the word of somebody who may say so. */
export function LeaveOwing({ order, onBack, onClose }: LeaveOwingProps) {
  const { handOver: words, orderBoard, floor } = useWords('orders', 'floor')
  const { isHeld, failure, act } = useAct()
  const { orderId, version, number } = order
  async function choose(reason: DebtReason): Promise<void> {
    const text = `${orderBoard.order(number)}: ${words.unpaid} (${words.reasons[reason]})`
    if (!(await act({ text, make: () => call(leaveOwing, { orderId, version, reason }) }))) return
    tell(words.left(number))
    onClose()
  }
  return (
    <div className="grid gap-3">
      <p className="text-pretty">{words.why}</p>
      <Trouble failure={failure} />
      {debtReasons.map((reason) => (
        <Button key={reason} look="soft" size="large" disabled={isHeld} onClick={() => choose(reason)}>
          {words.reasons[reason]}
        </Button>
      ))}
      <Button look="quiet" size="large" onClick={onBack}>
        {floor.back}
      </Button>
    </div>
  )
}
