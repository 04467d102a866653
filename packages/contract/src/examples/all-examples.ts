import type { AllCalls } from '../all-calls.ts'
import { addressExamples } from './address.ts'
import { bookingExamples } from './booking.ts'
import { cardExamples } from './card.ts'
import { cartExamples } from './cart.ts'
import { catalogueExamples } from './catalogue.ts'
import { customerExamples } from './customer.ts'
import type { Example, ExamplesOf } from './examples-of.ts'
import { favouriteExamples } from './favourite.ts'
import { liveExamples } from './live.ts'
import { orderHistoryExamples } from './order-history.ts'
import { passwordExamples } from './password.ts'
import { paymentExamples } from './payment.ts'
import { promotionExamples } from './promotion.ts'
import { startExamples } from './start.ts'
import { tableExamples } from './table.ts'
import { venueExamples } from './venue.ts'
import { websiteExamples } from './website.ts'

/** The example of every call, under its name. */
const allExamples: ExamplesOf<AllCalls> = {
  ...addressExamples,
  ...bookingExamples,
  ...cardExamples,
  ...cartExamples,
  ...catalogueExamples,
  ...customerExamples,
  ...favouriteExamples,
  ...liveExamples,
  ...orderHistoryExamples,
  ...passwordExamples,
  ...paymentExamples,
  ...promotionExamples,
  ...startExamples,
  ...tableExamples,
  ...venueExamples,
  ...websiteExamples,
}

export function getExample(name: string): Example {
  const examples: Readonly<Record<string, Example>> = allExamples
  const example = examples[name]
  if (example === undefined) throw new Error(`no call is named ${name}`)
  return example
}
