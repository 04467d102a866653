import * as address from './calls/address.ts'
import * as booking from './calls/booking.ts'
import * as card from './calls/card.ts'
import * as cart from './calls/cart.ts'
import * as catalogue from './calls/catalogue.ts'
import * as customer from './calls/customer.ts'
import * as favourite from './calls/favourite.ts'
import { live, livePoll } from './calls/live.ts'
import * as orderHistory from './calls/order-history.ts'
import * as password from './calls/password.ts'
import * as payment from './calls/payment.ts'
import * as promotion from './calls/promotion.ts'
import * as start from './calls/start.ts'
import * as table from './calls/table.ts'
import * as venue from './calls/venue.ts'
import * as website from './calls/website.ts'

/** The whole catalogue by subject, in the order of its documentation. */
export const callsBySubject = {
  start,
  website,
  venue,
  catalogue,
  promotion,
  customer,
  password,
  address,
  card,
  orderHistory,
  favourite,
  booking,
  cart,
  payment,
  table,
  live: { live, livePoll },
} as const

/** Every call by its name, which is also the name of its handler. `live` streams, so no handler answers it. */
export const allCalls = {
  ...start,
  ...website,
  ...venue,
  ...catalogue,
  ...promotion,
  ...customer,
  ...password,
  ...address,
  ...card,
  ...orderHistory,
  ...favourite,
  ...booking,
  ...cart,
  ...payment,
  ...table,
  livePoll,
} as const
export type AllCalls = typeof allCalls
export type CallName = keyof AllCalls
