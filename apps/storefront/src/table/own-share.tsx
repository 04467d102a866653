import { releaseShare } from '@comanda/contract/calls/table'
import type { ToldShare } from '@comanda/contract/entities/table'
import type { CartId } from '@comanda/rules/ids'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { goPay } from './go-pay.ts'
import { forgetWish } from './kept-wish.ts'
import { refreshTable } from './table-state.ts'

interface OwnShareProps {
  readonly share: ToldShare
  readonly cartId: CartId
}

/** The share this diner has taken: pay it, or give it up. */
export function OwnShare({ share, cartId }: OwnShareProps) {
  const words = useWords('table').table
  const format = usePrice()
  const { isSending, send } = useTellingSend(words.notSent)
  const giveBack = () => {
    forgetWish()
    return send(() => call(releaseShare, { shareId: share.id }).finally(() => refreshTable(cartId)))
  }
  const hint = share.isPromised ? words.minePromised : share.isBeingPaid ? words.mineBeingPaid : words.mineHint
  return (
    <section className="mt-5 flex flex-col gap-3 rounded-2xl bg-primary-soft p-4 text-on-primary-soft">
      <Heading level={3} look="block" className="flex justify-between gap-3">
        <span>{words.mine}</span>
        <span className="tabular-nums">{format(share.amount)}</span>
      </Heading>
      <p className="text-pretty text-sm">{hint}</p>
      <Button size="large" disabled={isSending} onClick={() => goPay()} className="w-full tabular-nums">
        {words.take(format(share.amount))}
      </Button>
      <Button look="quiet" disabled={isSending} onClick={giveBack} className="text-on-primary-soft hover:text-text">
        {words.giveBack}
      </Button>
    </section>
  )
}
