import { voidLine } from '@comanda/contract/calls/staff/orders'
import type { LineId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { type VoidReason, voidReasons } from '@comanda/rules/order/reject-reason'
import { tell } from '@comanda/screen/toasts'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Choice } from '@comanda/ui/choice'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useAct } from '../boards/use-act.ts'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import { type BoardOrder, listWanted, toThing } from './board-order.ts'
import { HandBack } from './hand-back.tsx'
import { useHandBack } from './use-hand-back.ts'

interface VoidSheetProps {
  readonly order: BoardOrder
  readonly show: (order: BoardOrder) => void
  readonly onClose: () => void
}

/** First the dish, then the reason, whose tap takes it out. Only where money was taken by hand there is a question. */
export function VoidSheet({ order, show, onClose }: VoidSheetProps) {
  const { orderBoard: words, common } = useWords('orders', 'common')
  const [chosen, setChosen] = useState<LineId | null>(null)
  const { isHeld, failure, act } = useAct()
  const { owed, listen } = useHandBack<{ readonly lineId: LineId; readonly reason: VoidReason }>()
  const price = usePrice()
  const { orderId, version, number, paymentState } = order
  // Somebody else may have taken it out meanwhile.
  const line = listWanted(order).find(({ lineId }) => lineId === chosen)
  async function takeOut(reason: VoidReason, handedBack?: Cents): Promise<void> {
    if (line === undefined) return
    const asked = { lineId: line.lineId, reason }
    const what = `${words.void}: ${line.quantity} × ${line.name} (${words.voidReasons[reason]})`
    const changed = await act({
      text: `${words.order(number)}: ${what}`,
      make: () => listen(asked, call(voidLine, { orderId, ...asked, version, handedBack })),
      show: (voided) => show(toThing(voided)),
    })
    if (changed === undefined) return
    tell(words.voided(line.name))
    onClose()
  }
  return (
    <Sheet title={words.voidTitle(number)} closeLabel={common.close} isOpen onClose={onClose} width={400}>
      <div className="grid gap-3">
        {owed === null || owed.asked.lineId !== line?.lineId ? (
          <>
            <fieldset className="grid gap-1">
              <legend className="mb-1 font-bold">{words.voidWhich}</legend>
              {listWanted(order).map(({ lineId, name, quantity }) => (
                <Choice
                  key={lineId}
                  kind="radio"
                  name="dish"
                  label={`${quantity} × ${name}`}
                  isChosen={lineId === chosen}
                  onChoose={() => setChosen(lineId)}
                />
              ))}
            </fieldset>
            <p className="text-pretty">{paymentState === 'unpaid' ? words.voidText : words.voidPaid}</p>
            <Trouble failure={failure} />
            {voidReasons.map((reason) => (
              <Button
                key={reason}
                look="soft"
                size="large"
                disabled={isHeld || line === undefined}
                onClick={() => takeOut(reason)}
              >
                {words.voidReasons[reason]}
              </Button>
            ))}
          </>
        ) : (
          <HandBack
            text={words.handBackDish(price(owed.amount))}
            failure={failure}
            disabled={isHeld}
            onHandedBack={() => takeOut(owed.asked.reason, owed.amount)}
          />
        )}
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
