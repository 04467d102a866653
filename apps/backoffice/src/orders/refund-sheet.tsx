import { refundDish } from '@comanda/contract/calls/staff/history'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import type { Cents } from '@comanda/rules/money/cents'
import { type RefundReason, refundReasons } from '@comanda/rules/order/refund-dish'
import { tell } from '@comanda/screen/toasts'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useAct } from '../boards/use-act.ts'
import { AskColleague } from '../door/ask-colleague.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import { HandBack } from './hand-back.tsx'
import type { ShownLine, ShownOrder } from './shown-order.ts'
import { useHandBack } from './use-hand-back.ts'

interface RefundSheetProps {
  readonly order: ShownOrder['order']
  readonly line: ShownLine
  readonly onDone: () => void
  readonly onClose: () => void
}

interface Asked {
  readonly reason: RefundReason
  readonly handedBack?: Cents
}

/** A tap on the reason gives the money back; by the word of a colleague where one may not say so oneself. */
export function RefundSheet({ order, line, onDone, onClose }: RefundSheetProps) {
  const { orderHistory: words, orderBoard, common } = useWords('history', 'orders', 'common')
  const price = usePrice()
  const mayRefund = mayOpen(useWorker(), 'till.refund')
  const left = line.quantity - line.unitsBack
  const [units, setUnits] = useState(left)
  const [allowing, setAllowing] = useState<Asked | null>(null)
  const { isHeld, failure, act, send } = useAct()
  const { owed, listen } = useHandBack<RefundReason>()
  const { orderId, version, number } = order
  const { lineId, name } = line
  const toText = ({ reason }: Asked) =>
    `${orderBoard.order(number)}: ${words.giveBackOf(name)} (${words.reasons[reason]})`
  const ask = (asked: Asked, approval?: StaffApproval) =>
    listen(asked.reason, call(refundDish, { orderId, lineId, units, version, ...asked }, approval))
  function done(): void {
    tell(words.gaveBack(name))
    onDone()
    onClose()
  }
  async function choose(asked: Asked): Promise<void> {
    if (!mayRefund) setAllowing(asked)
    else if (await act({ text: toText(asked), make: () => ask(asked) })) done()
  }
  async function allow(asked: Asked, approval: StaffApproval) {
    const told = await send(toText(asked), () => ask(asked, approval))
    // The guest's money comes first: then somebody says yes to the whole of it.
    if ('refused' in told && told.refused === 'money-by-hand') setAllowing(null)
    return told
  }
  const isHandBack = owed !== null && allowing === null
  return (
    <Sheet title={words.giveBackOf(name)} closeLabel={common.close} isOpen onClose={onClose} width={400}>
      <div className="grid gap-3">
        {allowing !== null && (
          <AskColleague question={words.who} ask={(approval) => allow(allowing, approval)} onYes={done} />
        )}
        {isHandBack && (
          <HandBack
            text={words.handBack(price(owed.amount))}
            failure={failure}
            disabled={isHeld}
            onHandedBack={() => choose({ reason: owed.asked, handedBack: owed.amount })}
          />
        )}
        {allowing === null && !isHandBack && (
          <>
            {left > 1 && (
              <ChipGroup
                legend={words.units}
                options={Array.from({ length: left }, (_, at) => ({ value: at + 1, label: String(at + 1) }))}
                value={units}
                onChange={setUnits}
              />
            )}
            <p className="text-pretty">{words.giveBackText}</p>
            <Trouble failure={failure} />
            {refundReasons.map((reason) => (
              <Button key={reason} look="soft" size="large" disabled={isHeld} onClick={() => choose({ reason })}>
                {words.reasons[reason]}
              </Button>
            ))}
          </>
        )}
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
