import { useValues } from '@comanda/screen/use-form'
import { useEffect } from 'react'
import { type CheckoutForm, startForm } from './checkout-form.ts'
import { keepForm, readKeptForm } from './kept-form.ts'
import type { Checkout } from './read-checkout.ts'
import { toPastLines } from './to-past-lines.ts'

/** The form as this tab last left it. It is drawn in the browser alone, once the cart has been read. */
export function useKeptForm(checkout: Checkout) {
  const { told } = checkout
  const { id } = told.cart
  const kept = useValues<CheckoutForm>(startForm(checkout, readKeptForm(id)))
  const [values] = kept
  useEffect(() => keepForm(id, values, toPastLines(told)), [id, values, told])
  return kept
}
