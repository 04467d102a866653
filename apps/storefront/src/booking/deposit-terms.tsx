import { usePrice, useWords } from '@comanda/screen/words'
import type { DepositView } from '../views/site-view.ts'

/** From how many people, how much, and what happens on cancelling: said before anything is chosen. */
export function DepositTerms({ deposit }: { readonly deposit: DepositView }) {
  const { booking: words } = useWords('booking')
  const format = usePrice()
  const { kind, amount, fromParty, freeHours } = deposit
  return (
    <>
      {words.depositRule(format(amount), kind === 'by-person', fromParty)} {words.depositFree(freeHours)}
    </>
  )
}
