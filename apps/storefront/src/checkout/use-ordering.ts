import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal } from '@comanda/contract/refusals'
import type { FormToken } from '@comanda/payments/provider/browser-provider'
import { asksForContact, listContactProblems } from '@comanda/rules/cart/check-contact'
import { toLastPage } from '@comanda/rules/cart/last-page'
import { useLanguage, useWords } from '@comanda/screen/words'
import { useState } from 'react'
import { order as current } from '../cart/order.ts'
import { followStep } from '../payment/follow-step.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { Checkout } from './read-checkout.ts'
import { sendOrder } from './send-order.ts'

type Problems = ReturnType<typeof listContactProblems>

interface Ordering {
  readonly isSending: boolean
  readonly problems: Problems
  /** Why it was not paid, where the diner chose how to. */
  readonly problem: string | null
  readonly order: (token?: FormToken) => Promise<void>
  readonly check: () => boolean
}

/** Orders once, however often it is pressed; whatever goes wrong is said and loses nothing (PAY-023). */
export function useOrdering(checkout: Checkout, form: CheckoutForm, onChanged: () => void): Ordering {
  const language = useLanguage()
  const words = useWords('checkout')
  const [isSending, setSending] = useState(false)
  const [wasPressed, setPressed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const found = asksForContact(checkout.told.cart.setup.mode) ? listContactProblems(form.contact) : {}

  function check(): boolean {
    setPressed(true)
    setProblem(null)
    const [first] = Object.keys(found)
    if (first === undefined) return true
    document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return false
  }

  async function order(token: FormToken | null = null): Promise<void> {
    if (isSending || !check()) return
    setSending(true)
    try {
      current.reach('payment')
      const result = await sendOrder({ checkout, form, token, language })
      if (!isRefusal(result)) return finish(result)
      setProblem(result.refused === 'price-differs' ? words.checkout.priceChanged : result.message)
      if (result.refused === 'price-differs' || result.refused === 'cart-changed') onChanged()
    } catch {
      // Nobody knows whether it arrived; the same order sent again is answered with what became of it.
      setProblem(words.payment.unreachable)
    }
    setSending(false)
  }

  function finish(result: PaymentResult): void {
    if (result.state === 'declined' || result.state === 'failed') {
      setProblem(result.message)
      setSending(false)
      return
    }
    current.reach('complete', result.orderNumber)
    // A page that is being left keeps its button still until it is gone.
    if (result.next !== null && followStep(result.next)) return
    const query = result.attemptId === null ? '' : `?attempt=${result.attemptId}`
    location.assign(`${toLastPage(checkout.told.cart.setup.mode)}${query}`)
  }

  return { isSending, problems: wasPressed ? found : {}, problem, order: (token) => order(token ?? null), check }
}
