import type { BrowserWay, CardProblem, FormToken } from '@comanda/payments/provider/browser-provider'
import { useRead } from '@comanda/screen/use-read'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { useRef, useState } from 'react'
import { call } from '../state/client.ts'
import type { Checkout } from './read-checkout.ts'

type CardForm = NonNullable<BrowserWay['cardForm']>

interface BankFormDialogProps {
  readonly checkout: Checkout
  readonly cardForm: CardForm
  readonly isSending: boolean
  readonly problem: string | null
  /** How many tries failed: each used up the number of its form, so the next card gets a new form at once. */
  readonly failures: number
  readonly onToken: (token: FormToken) => void
  readonly onClose: () => void
}

/** The bank's own card form (PAY-008): the card is typed into the bank's frame, and only a token comes out. */
export default function BankFormDialog({
  checkout,
  cardForm,
  isSending,
  problem,
  failures,
  onToken,
  onClose,
}: BankFormDialogProps) {
  const words = useWords('checkout')
  const language = useLanguage()
  const price = usePrice()
  const place = useRef<HTMLDivElement>(null)
  const [cardProblem, setCardProblem] = useState<CardProblem | null>(null)
  const told = useRef(onToken)
  told.current = onToken
  const { cart, total } = checkout.told
  const button = words.payment.pay(price(total))

  const { state, again } = useRead(`card form ${failures} of cart ${cart.id}, ${button}`, async (signal) => {
    // Nobody listens to the form of the try before, so it must not be there to be filled in.
    place.current?.replaceChildren()
    const { drawCardForm } = await cardForm()
    if (place.current === null || signal.aborted) throw new Error('nobody waits for the form')
    await drawCardForm({
      place: place.current,
      cartId: cart.id,
      storeId: cart.setup.storeId,
      button,
      language,
      signal,
      call,
      onToken: (token) => {
        setCardProblem(null)
        told.current(token)
      },
      onProblem: setCardProblem,
    })
    return 'drawn'
  })

  const problemWords: Readonly<Record<CardProblem, string>> = { ...words.cardProblems, other: words.payment.formFailed }
  // A problem with the card that is being typed is newer than the end of the last try.
  const shown = cardProblem ? problemWords[cardProblem] : problem
  return (
    <Sheet title={words.payment.byCard} closeLabel={words.payment.cancel} isOpen onClose={onClose}>
      {shown && (
        <p role="alert" className="mb-3 rounded-2xl bg-sunken px-4 py-3 font-bold text-accent-text">
          {shown}
        </p>
      )}
      {state === 'loading' && <p className="py-10 text-center text-muted">{words.payment.formLoading}</p>}
      {state === 'failed' && (
        <div className="grid justify-items-center gap-2 py-8 text-center">
          <p>{words.payment.formFailed}</p>
          <button type="button" onClick={again} className="min-h-11 font-bold underline">
            {words.payment.tryAgain}
          </button>
        </div>
      )}
      {isSending && <p className="py-2 text-center font-bold">{words.checkout.paying}</p>}
      <div ref={place} />
    </Sheet>
  )
}
