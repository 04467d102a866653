import { chooseDepositWay } from '@comanda/rules/booking/booking-draft'
import type { Store } from '@comanda/rules/venue/store'
import type { CallContext } from '../call/context.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import type { AttemptOrder } from '../payment/start-attempt.ts'
import { findSiteOrigin } from '../session/find-site-origin.ts'
import type { StoredBooking } from './booking.repository.ts'

interface DepositOf {
  readonly store: Store
  readonly booking: StoredBooking
}

/** The sum to be collected for a booking: the stored amount, whatever the caller says. */
export async function toDepositOrder(
  context: CallContext<CollectsMoney>,
  { store, booking }: DepositOf,
): Promise<Omit<AttemptOrder, 'means' | 'merchantOrder'>> {
  const { siteId, session, language } = context
  const { firstName, lastName, email, phone } = booking.guest
  return {
    siteId,
    storeId: store.id,
    sessionId: session?.id ?? null,
    subject: { kind: 'booking', bookingId: booking.id },
    sale: null,
    amount: booking.deposit,
    way: chooseDepositWay(store),
    description: store.name,
    language,
    payer: { name: `${firstName} ${lastName}`, email, phone },
    browser: null,
    address: context.from.address,
    savedCardId: null,
    savesCard: false,
    origin: await findSiteOrigin(context),
    backPath: '/booking/complete',
  }
}
