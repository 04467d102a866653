import { takeOrderMoney, takeTableMoney } from '@comanda/contract/calls/staff/floor'
import type { CartId, OrderId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { DeliveryPayment } from '@comanda/rules/payment/payment-choice'
import { useSend } from '@comanda/screen/use-send'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useState } from 'react'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import { CashGiven } from './cash-given.tsx'

interface OwedBy {
  readonly by: DeliveryPayment
  readonly amount: Cents
}

/** What is to be taken: of a table's open bill, or of an order whose guests pay the waiter. */
export type MoneyOwed = OwedBy &
  (
    | { readonly table: { readonly cartId: CartId; readonly version: number } }
    | { readonly order: { readonly orderId: OrderId; readonly version: number } }
  )

interface TakeMoneyProps {
  readonly owed: MoneyOwed
  /** False while the server cannot be reached. */
  readonly mayTake: boolean
  readonly onTaken: () => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Says what was taken only once the server has it. Money is never kept on a phone to be sent later. */
export function TakeMoney({ owed, mayTake, onTaken, onBack, onClose }: TakeMoneyProps) {
  const { floor: words, desk } = useWords('floor', 'staff')
  const price = usePrice()
  const { isSending, failure, send } = useSend()
  const [change, setChange] = useState<Cents | null>(null)
  const { by, amount } = owed
  async function take(given: Cents): Promise<void> {
    const sums = { by, given, shown: amount }
    const taken = await send(() =>
      'table' in owed
        ? call(takeTableMoney, { cartId: owed.table.cartId, version: owed.table.version, ...sums })
        : call(takeOrderMoney, { ...owed.order, ...sums }),
    )
    if (taken !== undefined) setChange(taken.change)
    onTaken()
  }
  if (change !== null) {
    return (
      <div className="grid gap-4 text-center">
        <p role="status" className="grid gap-1">
          <span className="text-xl">
            {words.taken} {price(amount)}
          </span>
          <span className="text-3xl font-extrabold tabular-nums">
            {change > 0 ? words.change(price(change)) : words.noChange}
          </span>
        </p>
        <Button size="large" onClick={onClose}>
          {desk.close}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <Trouble failure={failure} />
      {by === 'cash' ? (
        <CashGiven owed={amount} isDisabled={isSending || !mayTake} onGiven={take} />
      ) : (
        <>
          <p className="text-xl font-bold text-pretty">{words.terminalAsks(price(amount))}</p>
          <Button size="large" disabled={isSending || !mayTake} onClick={() => take(amount)}>
            {words.terminalYes}
          </Button>
        </>
      )}
      <Button look="quiet" size="large" disabled={isSending} onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
}
