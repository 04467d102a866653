import * as address from './calls/address.ts'
import * as booking from './calls/booking.ts'
import * as card from './calls/card.ts'
import * as cart from './calls/cart.ts'
import * as cartLine from './calls/cart-line.ts'
import * as catalogue from './calls/catalogue.ts'
import * as contentPage from './calls/content-page.ts'
import * as customer from './calls/customer.ts'
import * as deposit from './calls/deposit.ts'
import * as diner from './calls/diner.ts'
import * as directPayment from './calls/direct-payment.ts'
import * as favourite from './calls/favourite.ts'
import * as geolocation from './calls/geolocation.ts'
import { live, liveExample, livePoll, livePollExample, subscribeTopic, subscribeTopicExample } from './calls/live.ts'
import * as openingHours from './calls/opening-hours.ts'
import * as orderHistory from './calls/order-history.ts'
import * as ownBooking from './calls/own-booking.ts'
import * as ownData from './calls/own-data.ts'
import * as password from './calls/password.ts'
import * as payment from './calls/payment.ts'
import * as phone from './calls/phone.ts'
import * as product from './calls/product.ts'
import * as promotion from './calls/promotion.ts'
import * as resource from './calls/resource.ts'
import * as savePayment from './calls/save-payment.ts'
import * as start from './calls/start.ts'
import * as table from './calls/table.ts'
import * as tableReceipt from './calls/table-receipt.ts'
import * as venue from './calls/venue.ts'
import * as website from './calls/website.ts'
import type { Example, ExamplesOf } from './example.ts'
import { pickRows } from './pick-rows.ts'

/** The whole catalogue by subject, in the order of its documentation. */
export const callsBySubject = {
  start: pickRows(start),
  website: pickRows({ ...website, ...contentPage }),
  venue: pickRows({ ...venue, ...openingHours, ...resource, ...geolocation }),
  catalogue: pickRows({ ...catalogue, ...product }),
  promotion: pickRows(promotion),
  customer: pickRows({ ...customer, ...ownData }),
  password: pickRows(password),
  address: pickRows(address),
  card: pickRows(card),
  orderHistory: pickRows(orderHistory),
  favourite: pickRows(favourite),
  booking: pickRows({ ...booking, ...deposit, ...ownBooking }),
  cart: pickRows({ ...cart, ...cartLine }),
  payment: pickRows({ ...payment, ...directPayment, ...savePayment }),
  table: pickRows({ ...table, ...tableReceipt, ...diner, ...phone }),
  live: { live, livePoll, subscribeTopic },
} as const

const rowsAndExamples = {
  ...start,
  ...website,
  ...contentPage,
  ...venue,
  ...openingHours,
  ...resource,
  ...geolocation,
  ...catalogue,
  ...product,
  ...promotion,
  ...customer,
  ...ownData,
  ...password,
  ...address,
  ...card,
  ...orderHistory,
  ...favourite,
  ...booking,
  ...deposit,
  ...ownBooking,
  ...cart,
  ...cartLine,
  ...payment,
  ...directPayment,
  ...savePayment,
  ...table,
  ...tableReceipt,
  ...diner,
  ...phone,
  livePoll,
  livePollExample,
  subscribeTopic,
  subscribeTopicExample,
  liveExample,
} as const

/** Every call by its name, which is also the name of its handler. `live` streams, so no handler answers it. */
export const allCalls = pickRows(rowsAndExamples)
export type AllCalls = typeof allCalls
export type CallName = keyof AllCalls

const allExamples: ExamplesOf<AllCalls & { readonly live: typeof live }> = rowsAndExamples

export function getExample(name: string): Example {
  const examples: Readonly<Record<string, () => Example>> = allExamples
  const write = examples[`${name}Example`]
  if (write === undefined) throw new Error(`no call is named ${name}`)
  return write()
}
