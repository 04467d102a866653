import { rejectOrder } from '@comanda/contract/calls/staff/orders'
import { rejectReasons } from '@comanda/rules/cart/reject-reason'
import { useSend } from '@comanda/screen/use-send'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { Trouble } from '../parts/trouble.tsx'
import { sendNoted } from '../queue/unsent.ts'
import { call } from '../state/client.ts'
import { tell } from '../state/told.ts'
import type { BoardOrder } from './board-order.ts'

interface RejectSheetProps {
  readonly order: BoardOrder
  readonly onRejected: () => void
  readonly onClose: () => void
}

/** A tap on the reason rejects: there is no second question. */
export function RejectSheet({ order, onRejected, onClose }: RejectSheetProps) {
  const { orderBoard: words, desk } = useWords('orders', 'staff')
  const price = usePrice()
  const { isSending, failure, send } = useSend()
  const { orderId, version, number, total, paymentState } = order
  async function reject(reason: (typeof rejectReasons)[number]): Promise<void> {
    const text = `${words.order(number)}: ${words.reject} (${words.reasons[reason]})`
    const make = () => call(rejectOrder, { orderId, reason, version })
    if (!(await send(() => sendNoted({ place: 'orders', text }, make)))) return
    tell(words.rejected(number))
    onRejected()
  }
  return (
    <Sheet title={words.rejectTitle(number)} closeLabel={desk.close} isOpen onClose={onClose} width={400}>
      <div className="grid gap-3">
        <p className="text-pretty">{paymentState === 'unpaid' ? words.rejectText : words.rejectPaid(price(total))}</p>
        <Trouble failure={failure} />
        {rejectReasons.map((reason) => (
          <Button key={reason} look="soft" size="large" disabled={isSending} onClick={() => reject(reason)}>
            {words.reasons[reason]}
          </Button>
        ))}
        <Button look="quiet" onClick={onClose}>
          {desk.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
