import { createBookingMerchantCode } from '@comanda/contract/calls/deposit'
import { depositCalls } from '@comanda/contract/deposit-calls'
import type { BookingWish } from '@comanda/contract/entities/booking'
import { isRefusal } from '@comanda/contract/refusals'
import { findBrowserWay } from '@comanda/payments/browser/providers'
import { chooseDepositWay } from '@comanda/rules/booking/booking-draft'
import type { Cents } from '@comanda/rules/money/cents'
import type { Store } from '@comanda/rules/venue/store'
import type { Failure } from '@comanda/screen/failure'
import { readWindow } from '../payment/read-window.ts'
import { call } from '../state/client.ts'
import { leavePage } from '../state/leave-page.ts'
import type { GuestForm } from './guest-form.ts'
import { keepPending, type PendingBooking, type PendingChange } from './pending-booking.ts'

interface Deposit {
  readonly wish: BookingWish
  readonly form: GuestForm
  readonly store: Store
  readonly zone: string
  readonly deposit: Cents
}

/** Holds the table, records the attempt, and goes on to the page where money may be asked for. */
export async function startDeposit({ wish, form, store, zone, deposit }: Deposit): Promise<Failure> {
  const drawn = await call(createBookingMerchantCode, wish)
  if (isRefusal(drawn)) return drawn
  const { attempt, merchantOrder, heldUntil } = drawn
  const pending = { kind: 'booking', attempt, toPay: null, wish, zone, form, heldUntil } as const
  return payDeposit({ store, merchantOrder, shown: deposit, pending })
}

interface DepositPayment {
  readonly store: Store
  readonly merchantOrder: string
  readonly shown: Cents
  readonly pending: PendingBooking | PendingChange
}

/** Asks for the money of what is held, and goes to the page that waits for the bank, or takes the card itself. */
export async function payDeposit({ store, merchantOrder, shown, pending }: DepositPayment): Promise<Failure> {
  const way = chooseDepositWay(store)
  const asked = { storeId: store.id, merchantOrder, shown }
  // A provider's card field may be loaded on a page for payments alone, and a table is booked on any page.
  const hasField = findBrowserWay(way)?.cardField !== undefined
  if (!hasField) {
    const result = await call(depositCalls[way], { ...asked, token: null, window: readWindow() })
    if (isRefusal(result)) return result
    if (result.state === 'declined' || result.state === 'failed') return new Error(result.message)
  }
  keepPending({ ...pending, toPay: hasField ? { way, ...asked } : null })
  return leavePage(`/booking/complete?attempt=${pending.attempt}`)
}
