import { createBookingMerchantCode } from '@comanda/contract/calls/deposit'
import { depositCalls } from '@comanda/contract/deposit-calls'
import type { BookingWish } from '@comanda/contract/entities/booking'
import { isRefusal } from '@comanda/contract/refusals'
import { chooseDepositWay } from '@comanda/rules/booking/booking-draft'
import type { Cents } from '@comanda/rules/money/cents'
import type { Store } from '@comanda/rules/venue/store'
import type { Failure } from '@comanda/screen/failure'
import { readWindow } from '../payment/read-window.ts'
import { call } from '../state/client.ts'
import { leavePage } from '../state/leave-page.ts'
import { keepPending } from './pending-booking.ts'

interface Deposit {
  readonly wish: BookingWish
  readonly store: Store
  readonly zone: string
  readonly deposit: Cents
}

/** Holds the table, records the attempt, and goes to the page on which money may be asked for. */
export async function startDeposit({ wish, store, zone, deposit }: Deposit): Promise<Failure> {
  const drawn = await call(createBookingMerchantCode, wish)
  if (isRefusal(drawn)) return drawn
  const payment = {
    storeId: store.id,
    merchantOrder: drawn.merchantOrder,
    token: null,
    window: readWindow(),
    shown: deposit,
  }
  const result = await call(depositCalls[chooseDepositWay(store)], payment)
  if (isRefusal(result)) return result
  if (result.state === 'declined' || result.state === 'failed') return new Error(result.message)
  keepPending({ attempt: drawn.attempt, wish, zone })
  return leavePage(`/booking/complete?attempt=${drawn.attempt}`)
}
