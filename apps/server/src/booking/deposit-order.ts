import { chooseDepositProvider } from '@comanda/rules/booking/booking-draft'
import type { Store } from '@comanda/rules/venue/store'
import type { CallContext } from '../call/context.ts'
import type { PaymentOrigins } from '../payment/payment-origins.ts'
import type { PaymentsKit } from '../payment/payments-kit.ts'
import type { AttemptOrder } from '../payment/start-attempt.ts'
import type { VenuesCache } from '../venue/load-venues.ts'
import type { StoredBooking } from './booking.repository.ts'

export interface DepositParts {
  readonly kit: PaymentsKit
  readonly origins: PaymentOrigins
  readonly venues: VenuesCache
}

interface DepositOf {
  readonly store: Store
  readonly booking: StoredBooking
  readonly context: CallContext
}

/** What is to be collected for a booking: what it was stored with, whatever the caller says. */
export async function toDepositOrder(
  { origins }: DepositParts,
  { store, booking, context }: DepositOf,
): Promise<Omit<AttemptOrder, 'means' | 'merchantOrder'>> {
  const { siteId, session, language, from } = context
  const { firstName, lastName, email, phone } = booking.guest
  return {
    siteId,
    storeId: store.id,
    sessionId: session?.id ?? null,
    subject: { kind: 'booking', bookingId: booking.id },
    sale: null,
    amount: booking.deposit,
    method: chooseDepositProvider(store),
    description: store.name,
    language,
    payer: { name: `${firstName} ${lastName}`, email, phone },
    browser: null,
    savedCardId: null,
    savesCard: false,
    origin: await origins.find(siteId, from.host),
    backPath: '/booking/complete',
  }
}
