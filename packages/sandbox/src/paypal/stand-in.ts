import { readForms } from '../stand-in/read-forms.ts'
import type { OpenStandIn } from '../stand-in/stand-in.ts'
import { registerApprovePage } from './approve-page.ts'
import { createEvents } from './events.ts'
import { registerOrders } from './orders.ts'
import { createPaypalBooks, type PaypalBooks } from './paypal-books.ts'
import { registerSignIn } from './sign-in.ts'

/** PayPal: its tokens, its orders, the page where a diner agrees, and its signed messages. */
export const openStandIn: OpenStandIn<PaypalBooks> = ({ app, knobs, notifier, address }) => {
  const books = createPaypalBooks()
  const events = createEvents(books, notifier)
  readForms(app)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  registerSignIn(app, books, knobs)
  registerOrders(app, books, { knobs, address, events })
  registerApprovePage(app, books, events)
  return books
}
