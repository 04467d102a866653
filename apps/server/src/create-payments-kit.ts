import type { Instant } from '@comanda/rules/time/calendar'
import { createBookingSubject } from './booking/booking-subject.ts'
import type { Database } from './database/database.ts'
import { orderSubject } from './order/order-subject.ts'
import { createSaleSubject } from './order/sale-subject.ts'
import { gatherAlarms } from './payment/gather-alarms.ts'
import { listSiteAccounts } from './payment/payment-account.repository.ts'
import type { PaymentSettings, PaymentsKit } from './payment/payments-kit.ts'
import { isPartlyPaid } from './table/refuse-shared-bill.ts'
import { shareSubject } from './table/share-subject.ts'
import type { VenuesCache } from './venue/load-venues.ts'

interface KitParts {
  readonly database: Database
  readonly now: () => Instant
  readonly settings: PaymentSettings
  readonly venues: VenuesCache
  /** Without it, accounts are read whenever they are needed. */
  readonly accounts?: PaymentsKit['accounts']
  readonly alarm: (text: string) => void
}

/** Calls and jobs have one each, with the same subjects. */
export function createPaymentsKit({ database, now, settings, venues, accounts, alarm }: KitParts): PaymentsKit {
  const booking = createBookingSubject({ venues, now })
  return {
    database,
    now,
    ...settings,
    accounts: accounts ?? { get: (siteId) => listSiteAccounts(database, siteId) },
    subjects: { cart: createSaleSubject(isPartlyPaid), share: shareSubject, booking, order: orderSubject },
    alarm: gatherAlarms(alarm),
  }
}
