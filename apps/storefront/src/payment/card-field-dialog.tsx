import type { CardFieldOpener } from '@comanda/payments/provider/browser-provider'
import type { StoreId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { toFailureText } from '@comanda/screen/failure'
import { useRead } from '@comanda/screen/use-read'
import { useSend } from '@comanda/screen/use-send'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useEffect, useRef } from 'react'
import { call } from '../state/client.ts'

interface CardFieldDialogProps {
  readonly cardField: CardFieldOpener
  readonly storeId: StoreId
  readonly amount: Cents
  readonly isSending: boolean
  /** Why the last card was not charged: another one can be typed at once. */
  readonly problem: string | null
  readonly onToken: (token: string) => void
  readonly onClose: () => void
}

/** The card provider's own field with our button below it (PAY-006): only a token of the card comes out. */
export default function CardFieldDialog({
  cardField,
  storeId,
  amount,
  isSending,
  problem,
  onToken,
  onClose,
}: CardFieldDialogProps) {
  const words = useWords('checkout')
  const language = useLanguage()
  const price = usePrice()
  const place = useRef<HTMLDivElement>(null)
  const { isSending: isTaking, failure, send } = useSend()
  const { state, ...read } = useRead(`the card field of store ${storeId}`, async (signal) => {
    const { openCardField } = await cardField()
    if (place.current === null || signal.aborted) throw new Error('nobody waits for the field')
    return openCardField({ place: place.current, storeId, language, signal, call })
  })
  const field = 'value' in read ? read.value : null
  useEffect(() => {
    if (problem !== null) field?.clear()
  }, [problem, field])

  const pay = () =>
    send(async () => {
      const taken = await field?.takeToken()
      if (taken?.kind !== 'token') return new Error(taken?.message)
      onToken(taken.token)
      return taken
    })

  const isBusy = isTaking || isSending
  // What is wrong with the card typed now is newer than what happened to the last one.
  const shown = failure === null ? problem : toFailureText(failure, words.payment.formFailed)
  return (
    <Sheet title={words.payment.byCard} closeLabel={words.payment.cancel} closing="no-icon" isOpen onClose={onClose}>
      {shown !== null && !isBusy && (
        <p role="alert" className="mb-3 rounded-2xl bg-sunken px-4 py-3 font-bold text-accent-text">
          {shown}
        </p>
      )}
      {state === 'loading' && <p className="py-10 text-center text-muted">{words.payment.formLoading}</p>}
      {state === 'failed' && <p className="py-10 text-center">{words.payment.formFailed}</p>}
      <div ref={place} />
      <div className="mt-4 grid gap-2">
        <Button size="large" disabled={field === null || isBusy} onClick={pay} className="w-full">
          {isBusy ? words.checkout.paying : words.payment.pay(price(amount))}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose} className="w-full">
          {words.payment.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
