import type { ToldRefusal } from '@comanda/contract/refusals'
import type { Cents } from '@comanda/rules/money/cents'
import type { DeliveryPayment } from '@comanda/rules/payment/payment-choice'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useState } from 'react'
import { useAct } from '../boards/use-act.ts'
import { Trouble } from '../parts/trouble.tsx'
import { CashGiven } from './cash-given.tsx'

interface Sums {
  readonly by: DeliveryPayment
  readonly given: Cents
  /** The sum that the screen said is owed. */
  readonly shown: Cents
}

/** The sum to be taken, and the call that takes it: of a table, of an order, or at a door. */
export interface MoneyOwed {
  /** The owner, in words. */
  readonly of: string
  readonly by: DeliveryPayment
  readonly amount: Cents
  readonly take: (sums: Sums) => Promise<{ readonly change: Cents } | ToldRefusal>
}

interface TakeMoneyProps {
  readonly owed: MoneyOwed
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Says what was taken only once the server has it. Money is never kept on a phone to be sent later. */
export function TakeMoney({ owed, onBack, onClose }: TakeMoneyProps) {
  const { floor: words, common } = useWords('floor', 'common')
  const price = usePrice()
  const { isHeld, isPending, failure, act } = useAct()
  const [change, setChange] = useState<Cents | null>(null)
  const { of, by, amount } = owed
  async function take(given: Cents): Promise<void> {
    const text = `${of}: ${words[by]} ${price(amount)}`
    const taken = await act({ text, make: () => owed.take({ by, given, shown: amount }) })
    if (taken !== undefined) setChange(taken.change)
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
          {common.close}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <Trouble failure={failure} />
      {by === 'cash' ? (
        <CashGiven owed={amount} isDisabled={isHeld} onGiven={take} />
      ) : (
        <>
          <p className="text-xl font-bold text-pretty">{words.terminalAsks(price(amount))}</p>
          <Button size="large" disabled={isHeld} onClick={() => take(amount)}>
            {words.terminalYes}
          </Button>
        </>
      )}
      <Button look="quiet" size="large" disabled={isPending} onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
}
