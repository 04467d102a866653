import { readForms } from '../stand-in/read-forms.ts'
import type { OpenStandIn } from '../stand-in/stand-in.ts'
import { type BankBooks, createBankBooks, testMerchant } from './bank-books.ts'
import { registerCardFrame } from './card-frame.ts'
import { registerHostedPage } from './hosted-page.ts'
import { registerIssuerPages } from './issuer-pages.ts'
import { registerRest } from './rest.ts'
import { registerStateQuery } from './state-query.ts'

/** A bank's virtual terminal: its two REST calls, its pages, its card form and its books over SOAP. */
export const openStandIn: OpenStandIn<BankBooks> = ({ app, knobs, notifier, address }) => {
  const books = createBankBooks(testMerchant, address)
  readForms(app)
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  registerRest(app, books, knobs)
  registerHostedPage(app, books, notifier)
  registerIssuerPages(app, books)
  registerStateQuery(app, books, knobs)
  registerCardFrame(app, books)
  return books
}
