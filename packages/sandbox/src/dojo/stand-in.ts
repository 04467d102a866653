import { readForms } from '../stand-in/read-forms.ts'
import type { OpenStandIn } from '../stand-in/stand-in.ts'
import { registerApi } from './api.ts'
import { registerCheckoutPage } from './checkout-page.ts'
import { createDojoBooks, type DojoBooks } from './dojo-books.ts'

/** Dojo: its payment intents, its own page, and its messages. */
export const openStandIn: OpenStandIn<DojoBooks> = ({ app, knobs, notifier, address }) => {
  const books = createDojoBooks()
  readForms(app)
  registerApi(app, books, { knobs, address })
  registerCheckoutPage(app, books, notifier)
  return books
}
