import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal } from '@comanda/contract/refusals'
import { toLastPage } from '@comanda/rules/order/last-page'
import { isFailure } from '@comanda/screen/failure'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { useState } from 'react'
import { askOfUnsent } from '../cart/ask-allergies.ts'
import { askOverPage } from '../cart/ask-over-page.ts'
import { order as current } from '../cart/order.ts'
import { useRoot } from '../parts/use-root.ts'
import { followStep } from '../payment/follow-step.ts'
import type { PayChoice } from '../state/last-order.ts'
import { leavePage, untilGone } from '../state/leave-page.ts'
import type { SiteView } from '../views/site-view.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { Checkout } from './read-checkout.ts'
import { restoreCart } from './restore-cart.ts'
import { sendOrder, type TakenCard } from './send-order.ts'

interface Ordering {
  readonly isSending: boolean
  /** Why it was not paid, shown beside the ways to pay. */
  readonly problem: string | null
  /** How many tries failed so far. */
  readonly failures: number
  /** By the chosen way, or by the one that was pressed just now. */
  readonly order: (card: TakenCard, pays?: PayChoice) => void
  /** Hides the problem before another try. */
  readonly forgive: () => void
}

/** The sum shown is no longer what it costs: it is read again. */
const stale: ReadonlySet<string> = new Set(['price-differs', 'cart-changed', 'coupon-used-up', 'receipt-empty'])

/** Orders once, however often it is pressed; whatever goes wrong is said and loses nothing (PAY-023). */
export function useOrdering(checkout: Checkout, form: CheckoutForm, onChanged: () => void): Ordering {
  const words = useWords('checkout')
  const { site } = useRoot()
  const [failures, setFailures] = useState(0)
  const { isSending, failure, send, forgive } = useSend({
    tell(said) {
      setFailures((count) => count + 1)
      if (isRefusal(said) && stale.has(said.refused)) onChanged()
    },
  })

  async function order(card: TakenCard, pays = form.pays) {
    current.reach('payment')
    // It is unknown whether it arrived; the same order sent again is answered with the first result.
    const attempt = () =>
      sendOrder({ checkout, form: { ...form, pays }, card }).catch(() => new Error(words.payment.unreachable))
    let result = await attempt()
    // Somebody declared it meanwhile: on another page, or another phone (DAY-206).
    if (isRefusal(result) && result.refused === 'allergy-unanswered' && (await answerAllergies(site.modes))) {
      result = await attempt()
    }
    if (isFailure(result)) return result
    if (result.state !== 'declined' && result.state !== 'failed') return leave(result)
    if (card.kind === 'field' && checkout.share === null) await restoreCart(checkout, form).then(onChanged)
    return new Error(result.message)
  }

  function leave(result: PaymentResult): Promise<never> {
    current.reach('complete', result.orderNumber)
    if (result.next !== null && followStep(result.next)) return untilGone()
    const query = result.attemptId === null ? '' : `?attempt=${result.attemptId}`
    return leavePage(`${toLastPage(checkout.told.cart.setup.mode)}${query}`)
  }

  const isOldPrice = isRefusal(failure) && failure.refused === 'price-differs'
  return {
    isSending,
    problem: isOldPrice ? words.checkout.priceChanged : (failure?.message ?? null),
    failures,
    order: (card, pays) => send(() => order(card, pays)),
    forgive,
  }
}

/** False where they would rather change a dish. */
async function answerAllergies(modes: SiteView['modes']): Promise<boolean> {
  await current.open(modes)
  await current.lookAgain()
  return (await askOfUnsent(askOverPage)) === undefined
}
