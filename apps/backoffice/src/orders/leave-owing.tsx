import { leaveOwing } from '@comanda/contract/calls/staff/till'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import { type DebtReason, debtReasons } from '@comanda/rules/order/hand-over'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useState } from 'react'
import { useAct } from '../boards/use-act.ts'
import { AskColleague } from '../door/ask-colleague.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { mayOpen, useWorker } from '../parts/worker.ts'
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
  const mayLeave = mayOpen(useWorker(), 'till.debt')
  const { isHeld, failure, act, send } = useAct()
  const [asked, setAsked] = useState<DebtReason | null>(null)
  const { orderId, version, number } = order
  const toText = (reason: DebtReason) => `${orderBoard.order(number)}: ${words.unpaid} (${words.reasons[reason]})`
  const leave = (reason: DebtReason, approval?: StaffApproval) =>
    call(leaveOwing, { orderId, version, reason }, approval)
  function done(): void {
    tell(words.left(number))
    onClose()
  }
  async function choose(reason: DebtReason): Promise<void> {
    if (!mayLeave) setAsked(reason)
    else if (await act({ text: toText(reason), make: () => leave(reason) })) done()
  }
  return (
    <div className="grid gap-3">
      {asked === null ? (
        <>
          <p className="text-pretty">{words.why}</p>
          <Trouble failure={failure} />
          {debtReasons.map((reason) => (
            <Button key={reason} look="soft" size="large" disabled={isHeld} onClick={() => choose(reason)}>
              {words.reasons[reason]}
            </Button>
          ))}
        </>
      ) : (
        <AskColleague
          question={words.who}
          ask={(approval) => send(toText(asked), () => leave(asked, approval))}
          onYes={done}
        />
      )}
      <Button look="quiet" size="large" onClick={onBack}>
        {floor.back}
      </Button>
    </div>
  )
}
