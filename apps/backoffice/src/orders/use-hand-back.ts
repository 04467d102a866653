import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Cents } from '@comanda/rules/money/cents'
import type { Failure } from '@comanda/screen/failure'
import { useState } from 'react'

interface OwedBack<Asked> {
  readonly asked: Asked
  readonly amount: Cents
}

interface HandingBack<Asked> {
  /**
   * The sum that was asked for, which the guest must have in their hand before it is done; null while nobody knows of
   * any.
   */
  readonly owed: OwedBack<Asked> | null
  /** Listens to the answer of a write for money that was taken by hand. */
  readonly listen: <Reply>(asked: Asked, reply: Promise<Reply | ToldRefusal>) => Promise<Reply | ToldRefusal>
}

/** Of money that a person took by hand the server asks first whether the guest has it again. */
export function useHandBack<Asked>(): HandingBack<Asked> {
  const [owed, setOwed] = useState<OwedBack<Asked> | null>(null)
  return {
    owed,
    async listen(asked, reply) {
      const told = await reply
      if (isRefusal(told) && told.refused === 'money-by-hand' && told.details) {
        setOwed({ asked, amount: told.details.amount })
      }
      return told
    },
  }
}

/** That it asks is no failure: the question stands on the screen instead. */
export function withoutQuestion(failure: Failure | null): Failure | null {
  return isRefusal(failure) && failure.refused === 'money-by-hand' ? null : failure
}
