import { sendReceipt } from '@comanda/contract/calls/staff/history'
import { printPaper } from '@comanda/contract/calls/staff/printing'
import { isEmail } from '@comanda/rules/customer/email'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useAct } from '../boards/use-act.ts'
import { Trouble } from '../parts/trouble.tsx'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import type { ShownOrder } from './shown-order.ts'

/** What may be wanted of an order once more: its receipt by mail, its kitchen's papers. */
export function ReceiptTools({ shown, again }: { readonly shown: ShownOrder; readonly again: () => void }) {
  const { orderHistory: words } = useWords('history')
  const worker = useWorker()
  const { isHeld, act } = useAct({ inPassing: true })
  const [isOpen, setOpen] = useState(false)
  const { order, papers } = shown
  const isPaid = order.paymentState === 'paid' && order.status !== 'cancelled'
  async function print({ paperId, printer }: ShownOrder['papers'][number], text: string): Promise<void> {
    if (!(await act({ text, make: () => call(printPaper, { paperId }) }))) return
    tell(words.printAsked(printer))
    again()
  }
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isPaid && mayOpen(worker, 'till.work') && (
        <Button look="soft" onClick={() => setOpen(true)}>
          {words.sendReceipt}
        </Button>
      )}
      {mayOpen(worker, 'kitchen.work') &&
        papers.map((paper) => {
          const text = words.printAgain(paper.station === '' ? words.pass : paper.station)
          return (
            <Button key={paper.paperId} look="soft" disabled={isHeld} onClick={() => print(paper, text)}>
              {text}
            </Button>
          )
        })}
      {isOpen && <ReceiptSheet shown={shown} onDone={again} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface ReceiptSheetProps {
  readonly shown: ShownOrder
  readonly onDone: () => void
  readonly onClose: () => void
}

function ReceiptSheet({ shown, onDone, onClose }: ReceiptSheetProps) {
  const { orderHistory: words, orderBoard, common } = useWords('history', 'orders', 'common')
  const { isHeld, failure, act } = useAct()
  const { orderId, number } = shown.order
  const [typed, setTyped] = useState(shown.email)
  const email = typed.trim()
  async function send(): Promise<void> {
    const text = `${orderBoard.order(number)}: ${words.sendReceipt} (${email})`
    if (!(await act({ text, make: () => call(sendReceipt, { orderId, email }) }))) return
    tell(words.sent(email))
    onDone()
    onClose()
  }
  return (
    <Sheet title={words.sendReceipt} closeLabel={common.close} isOpen onClose={onClose} width={400}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField name="email" type="email" label={words.sendTo} value={typed} onChange={setTyped} />
        <Trouble failure={failure} />
        <Button type="submit" size="large" disabled={isHeld || !isEmail(email)}>
          {words.sendReceipt}
        </Button>
      </form>
    </Sheet>
  )
}
