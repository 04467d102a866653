import { rejectOrder } from '@comanda/contract/calls/staff/orders'
import type { Cents } from '@comanda/rules/money/cents'
import { rejectReasons } from '@comanda/rules/order/reject-reason'
import { tell } from '@comanda/screen/toasts'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useAct } from '../boards/use-act.ts'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import type { BoardOrder } from './board-order.ts'
import { HandBack } from './hand-back.tsx'
import { useHandBack } from './use-hand-back.ts'

interface RejectSheetProps {
  readonly order: BoardOrder
  readonly onClose: () => void
}

type Reason = (typeof rejectReasons)[number]

/** A tap on the reason rejects, or cancels what was accepted before. Only where money was taken by hand somebody also says that the guest has it again. */
export function RejectSheet({ order, onClose }: RejectSheetProps) {
  const { orderBoard: words, common } = useWords('orders', 'common')
  const price = usePrice()
  const { isHeld, failure, act } = useAct()
  const { orderId, version, number, total, paymentState } = order
  const isNew = order.status === 'on-hold'
  const { owed, listen } = useHandBack<Reason>()
  async function reject(reason: Reason, handedBack?: Cents): Promise<void> {
    const text = `${words.order(number)}: ${isNew ? words.reject : words.cancel} (${words.reasons[reason]})`
    const make = () => listen(reason, call(rejectOrder, { orderId, reason, version, handedBack }))
    if (!(await act({ text, make }))) return
    tell(isNew ? words.rejected(number) : words.cancelled(number))
    onClose()
  }
  return (
    <Sheet
      title={isNew ? words.rejectTitle(number) : words.cancelTitle(number)}
      closeLabel={common.close}
      isOpen
      onClose={onClose}
      width={400}
    >
      <div className="grid gap-3">
        {owed === null ? (
          <>
            <p className="text-pretty">
              {paymentState === 'unpaid' ? words.rejectText : words.rejectPaid(price(total))}
            </p>
            <Trouble failure={failure} />
            {rejectReasons.map((reason) => (
              <Button key={reason} look="soft" size="large" disabled={isHeld} onClick={() => reject(reason)}>
                {words.reasons[reason]}
              </Button>
            ))}
          </>
        ) : (
          <HandBack
            text={words.handBack(price(owed.amount))}
            failure={failure}
            disabled={isHeld}
            onHandedBack={() => reject(owed.asked, owed.amount)}
          />
        )}
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
