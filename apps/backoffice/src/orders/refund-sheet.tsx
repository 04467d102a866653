import { refundDish } from '@comanda/contract/calls/staff/history'
import type { Cents } from '@comanda/rules/money/cents'
import { type RefundReason, refundReasons } from '@comanda/rules/order/refund-dish'
import { tell } from '@comanda/screen/toasts'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useAct } from '../boards/use-act.ts'
import { Trouble } from '../parts/trouble.tsx'
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

/** A tap on the reason gives the money back. */
export function RefundSheet({ order, line, onDone, onClose }: RefundSheetProps) {
  const { orderHistory: words, orderBoard, common } = useWords('history', 'orders', 'common')
  const price = usePrice()
  const left = line.quantity - line.unitsBack
  const [units, setUnits] = useState(left)
  const { isHeld, failure, act } = useAct()
  const { owed, listen } = useHandBack<RefundReason>()
  const { orderId, version, number } = order
  const { lineId, name } = line
  async function giveBack(reason: RefundReason, handedBack?: Cents): Promise<void> {
    const changed = await act({
      text: `${orderBoard.order(number)}: ${words.giveBackOf(name)} (${words.reasons[reason]})`,
      make: () => listen(reason, call(refundDish, { orderId, lineId, units, reason, version, handedBack })),
    })
    if (changed === undefined) return
    tell(words.gaveBack(name))
    onDone()
    onClose()
  }
  return (
    <Sheet title={words.giveBackOf(name)} closeLabel={common.close} isOpen onClose={onClose} width={400}>
      <div className="grid gap-3">
        {owed === null ? (
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
              <Button key={reason} look="soft" size="large" disabled={isHeld} onClick={() => giveBack(reason)}>
                {words.reasons[reason]}
              </Button>
            ))}
          </>
        ) : (
          <HandBack
            text={words.handBack(price(owed.amount))}
            failure={failure}
            disabled={isHeld}
            onHandedBack={() => giveBack(owed.asked, owed.amount)}
          />
        )}
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
