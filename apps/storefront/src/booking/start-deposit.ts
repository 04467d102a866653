import { createBookingMerchantCode } from '@comanda/contract/calls/booking'
import { depositCalls } from '@comanda/contract/deposit-calls'
import type { BookingWish } from '@comanda/contract/entities/booking'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import { chooseDepositWay } from '@comanda/rules/booking/booking-draft'
import type { Cents } from '@comanda/rules/money/cents'
import type { Store } from '@comanda/rules/venue/store'
import { toFailureText } from '@comanda/screen/failure'
import { readWindow } from '../payment/read-window.ts'
import { write } from '../state/client.ts'
import { keepPending } from './pending-booking.ts'
import type { Sent } from './send-booking.ts'

interface Deposit {
  readonly wish: BookingWish
  readonly store: Store
  readonly zone: string
  readonly deposit: Cents
}

/** Holds the table, records the attempt, and goes on to the page where money may be asked for. */
export async function startDeposit(
  language: Language,
  { wish, store, zone, deposit }: Deposit,
  otherwise: string,
): Promise<Sent | 'leaving'> {
  try {
    const drawn = await write(language, (client) => client.call(createBookingMerchantCode, wish))
    if (isRefusal(drawn)) return { failure: toFailureText(drawn, otherwise) }
    const payment = {
      storeId: store.id,
      merchantOrder: drawn.merchantOrder,
      token: null,
      window: readWindow(),
      shown: deposit,
    }
    const row = depositCalls[chooseDepositWay(store)]
    const result = await write(language, (client) => client.call(row, payment))
    if (isRefusal(result)) return { failure: toFailureText(result, otherwise) }
    if (result.state === 'declined' || result.state === 'failed') return { failure: result.message || otherwise }
    keepPending({ attempt: drawn.attempt, wish, zone })
    location.assign(`/booking/complete?attempt=${drawn.attempt}`)
    return 'leaving'
  } catch (error) {
    return { failure: toFailureText(error, otherwise) }
  }
}
