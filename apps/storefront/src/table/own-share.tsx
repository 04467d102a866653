import { releaseShare } from '@comanda/contract/calls/table'
import type { ToldShare } from '@comanda/contract/entities/table'
import { isRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { useState } from 'react'
import { write } from '../state/client.ts'
import { tellFailure } from '../state/tell-failure.ts'
import { askWaiter } from './ask-waiter.ts'
import { refreshTable } from './table-state.ts'

interface OwnShareProps {
  readonly share: ToldShare
  readonly cartId: CartId
  readonly onClose: () => void
}

/** The part this diner has taken: pay it, or think again. */
export function OwnShare({ share, cartId, onClose }: OwnShareProps) {
  const words = useWords('table').table
  const language = useLanguage()
  const format = usePrice()
  const [isBusy, setBusy] = useState(false)
  const giveBack = async () => {
    setBusy(true)
    try {
      const reply = await write(language, (client) => client.call(releaseShare, { shareId: share.id }))
      if (isRefusal(reply)) tellFailure(reply, words.hasError)
    } catch (error) {
      tellFailure(error, words.hasError)
    }
    await refreshTable(language, cartId)
    setBusy(false)
  }
  const pay = async () => {
    setBusy(true)
    const isKnown = await askWaiter(language, cartId, 'bill')
    setBusy(false)
    if (isKnown) onClose()
  }
  return (
    <section className="mt-5 flex flex-col gap-3 rounded-2xl bg-primary-soft p-4 text-on-primary-soft">
      <Heading level={3} look="block" className="flex justify-between gap-3">
        <span>{words.mine}</span>
        <span className="tabular-nums">{format(share.amount)}</span>
      </Heading>
      <p className="text-pretty text-sm">{words.mineHint}</p>
      <Button size="large" disabled={isBusy} onClick={pay} className="w-full tabular-nums">
        {words.callToPay(format(share.amount))}
      </Button>
      <Button look="quiet" disabled={isBusy} onClick={giveBack} className="text-on-primary-soft hover:text-text">
        {words.giveBack}
      </Button>
    </section>
  )
}
