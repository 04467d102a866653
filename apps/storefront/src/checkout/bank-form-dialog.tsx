import { createMerchantOrder, getStoreRedsysData } from '@comanda/contract/calls/payment'
import { isRefusal } from '@comanda/contract/refusals'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { useEffect, useRef, useState } from 'react'
import { write } from '../state/client.ts'
import { drawBankForm } from './draw-bank-form.ts'
import type { Checkout } from './read-checkout.ts'
import type { BankToken } from './send-order.ts'

interface BankFormDialogProps {
  readonly checkout: Checkout
  readonly isSending: boolean
  readonly problem: string | null
  readonly onToken: (token: BankToken) => void
  /** Another card: the number of this form is used up. */
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** The bank's own card form (PAY-008): the card is typed into the bank's frame, and only a token comes out. */
export default function BankFormDialog({
  checkout,
  isSending,
  problem,
  onToken,
  onAgain,
  onClose,
}: BankFormDialogProps) {
  const words = useWords('checkout')
  const language = useLanguage()
  const price = usePrice()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [cardProblem, setCardProblem] = useState<string | null>(null)
  const told = useRef(onToken)
  told.current = onToken
  const { cart, total } = checkout.told
  const button = words.payment.pay(price(total))

  useEffect(() => {
    const ended = new AbortController()
    const draw = async () => {
      const [bank, order] = await Promise.all([
        write(language, (client) => client.call(getStoreRedsysData, { storeId: cart.setup.storeId })),
        write(language, (client) => client.call(createMerchantOrder, { id: cart.id })),
      ])
      if (isRefusal(bank) || isRefusal(order) || place.current === null || ended.signal.aborted) throw new Error()
      const { merchantOrder } = order
      await drawBankForm({
        ...bank,
        place: place.current,
        order: merchantOrder,
        button,
        language,
        signal: ended.signal,
        onToken: (operationId) => told.current({ merchantOrder, operationId }),
        onProblem: (code) => setCardProblem(code),
      })
      setState('ready')
    }
    setState('loading')
    draw().catch(() => !ended.signal.aborted && setState('failed'))
    return () => ended.abort()
  }, [language, cart.id, cart.setup.storeId, button])

  const bankWords: Readonly<Record<string, string>> = words.bankCard
  const shown = problem ?? (cardProblem && (bankWords[cardProblem] ?? words.payment.formFailed))
  return (
    <Sheet title={words.payment.byCard} closeLabel={words.payment.cancel} isOpen onClose={onClose}>
      {shown && (
        <p role="alert" className="mb-3 rounded-2xl bg-sunken px-4 py-3 font-bold text-accent-text">
          {shown}
        </p>
      )}
      {problem !== null && (
        <button type="button" onClick={onAgain} className="mb-3 min-h-11 font-bold underline">
          {words.payment.tryAgain}
        </button>
      )}
      {state === 'loading' && <p className="py-10 text-center text-muted">{words.payment.formLoading}</p>}
      {state === 'failed' && <p className="py-10 text-center">{words.payment.formFailed}</p>}
      {isSending && <p className="py-2 text-center font-bold">{words.checkout.paying}</p>}
      <div ref={place} />
    </Sheet>
  )
}
