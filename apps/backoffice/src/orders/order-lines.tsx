import { refundDish } from '@comanda/contract/calls/staff/history'
import { checkDishRefund } from '@comanda/rules/order/refund-dish'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useState } from 'react'
import { mayPress, useWorker } from '../parts/worker.ts'
import { RefundSheet } from './refund-sheet.tsx'
import type { ShownLine, ShownOrder } from './shown-order.ts'

/** What was sold, each dish with what may still be done about it. */
export function OrderLines({ shown, again }: { readonly shown: ShownOrder; readonly again: () => void }) {
  const { orderHistory: words } = useWords('history')
  const price = usePrice()
  const mayRefund = mayPress(useWorker(), refundDish)
  const [opened, setOpened] = useState<ShownLine | null>(null)
  const { order, lines } = shown
  return (
    <>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line.lineId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <p className="min-w-0">
              <span className="font-extrabold tabular-nums">{line.quantity} ×</span> {line.name}
            </p>
            <p className="tabular-nums">{price(line.total)}</p>
            <p className="text-sm text-muted">
              {[...line.choices, line.notes].filter((word) => word !== '').join(' · ')}
              {line.unitsBack > 0 && (
                <strong className="block text-late-text">{words.unitsBack(line.unitsBack, line.quantity)}</strong>
              )}
            </p>
            {mayRefund && line.isDish && checkDishRefund({ ...line, status: order.status }, 1).allowed && (
              <Button
                look="quiet"
                size="small"
                className="min-h-11"
                onClick={() => setOpened(line)}
                aria-label={words.giveBackOf(line.name)}
              >
                {words.giveBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-t border-line pt-2 text-lg font-extrabold tabular-nums">
        <span>{words.total}</span>
        <span>{price(order.total)}</span>
      </p>
      {opened !== null && <RefundSheet order={order} line={opened} onDone={again} onClose={() => setOpened(null)} />}
    </>
  )
}
