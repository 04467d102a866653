import { takeOrderMoney } from '@comanda/contract/calls/staff/floor'
import { showDebts } from '@comanda/contract/calls/staff/till'
import type { StoreId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { usePrice, useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { Reading } from '../parts/reading.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { call } from '../state/client.ts'
import { type MoneyOwed, TakeMoney } from '../till/take-money.tsx'
import { TakingWays } from '../till/taking-ways.tsx'

/** What was handed over before it was paid, and the way to take its money still (DAY-200). */
export function DebtSheet({ storeId, onClose }: { readonly storeId: StoreId; readonly onClose: () => void }) {
  const { debts: words, handOver, orderBoard, common } = useWords('orders', 'floor', 'common')
  const price = usePrice()
  const { moment } = useMoments()
  const [taking, setTaking] = useState<MoneyOwed | null>(null)
  const read = useRead(`debts ${storeId}`, () => call(showDebts, { storeId }))
  function close(): void {
    setTaking(null)
    read.again()
  }
  return (
    <Sheet title={words.title} closeLabel={common.close} isOpen onClose={onClose} width={550}>
      {taking !== null ? (
        <TakeMoney owed={taking} onBack={close} onClose={close} />
      ) : (
        <div className="grid gap-4">
          <p className="text-pretty text-muted">{words.text}</p>
          <Reading of={read}>
            {(debts) => (
              <ul className="grid gap-6">
                {debts.length === 0 && <li>{words.none}</li>}
                {debts.map(({ orderId, version, number, name, phone, owed, reason, allowedBy, since }) => (
                  <li key={orderId} className="grid gap-2">
                    <p className="flex flex-wrap justify-between gap-x-3 font-bold">
                      <span>
                        {orderBoard.order(number)} · {name}
                      </span>
                      <span className="tabular-nums">{price(owed)}</span>
                    </p>
                    <p className="flex flex-wrap gap-x-3 text-muted">
                      {phone !== '' && (
                        <a href={`tel:${phone}`} className="inline-flex min-h-6 items-center underline">
                          {phone}
                        </a>
                      )}
                      <span>{moment(since)}</span>
                      <span>{handOver.reasons[reason]}</span>
                      <span>{words.allowedBy(allowedBy)}</span>
                    </p>
                    <TakingWays
                      onChoose={(by) => {
                        const take: MoneyOwed['take'] = (sums) => call(takeOrderMoney, { orderId, version, ...sums })
                        setTaking({ of: orderBoard.order(number), by, amount: owed, take })
                      }}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Reading>
        </div>
      )}
    </Sheet>
  )
}
