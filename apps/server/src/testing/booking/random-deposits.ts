import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { addDays } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import { accepted } from '../cart/carts.ts'
import { openVisit, type Visit } from '../http/open-visit.ts'
import { count, fromOwnAddress, type OrderRun, pick, type Random } from '../order/order-run.ts'
import { payAtBank, postForm } from '../payment/bank-diner.ts'
import { aGuest, aWish } from './bookings.ts'

const cards = ['5576441563045037', '4548810000000003', '4907277775205123'] as const
const tokens = ['tok_visa', 'tok_threeDSecure2Required', 'tok_chargeDeclined'] as const
const dinners = ['20:00', '21:00', '22:00'] as const

/** A venue that takes its deposits at the bank, and one that takes them with Stripe. */
const places = {
  redsys: { storeId: storeIds.malasana, resource: resourceIds.malasana.room, sitting: 202 },
  stripe: { storeId: storeIds.palmas, resource: resourceIds.palmas.room, sitting: 301 },
} as const

/** Books a table and tries to pay its deposit, while bank and server fail. */
export async function payDeposit(run: OrderRun, random: Random): Promise<void> {
  const way = random() < 0.5 ? 'redsys' : 'stripe'
  count(run.tried, `deposit, ${way}`)
  try {
    const { storeId, resource, sitting } = places[way]
    const visit = await openVisit({ send: fromOwnAddress(run), clock: Date.now })
    const wish = aWish({
      storeId,
      resourceId: toId<ResourceId>(resource),
      sittingId: toId<SittingId>(sitting),
      date: addDays(toStoreMoment(Date.now() as Instant, defaultTimeZone).date, 2 + Math.floor(random() * 50)),
      at: getMinute(pick(dinners, random)),
      party: 1 + Math.floor(random() * 3),
      guest: aGuest(),
    })
    const { merchantOrder } = accepted(await visit.client.createBookingMerchantCode(wish))
    const paying = { storeId, merchantOrder, window: null, shown: null }
    await (way === 'redsys'
      ? payOnPage(visit, paying, pick(cards, random))
      : payInField(visit, paying, pick(tokens, random)))
  } catch (error) {
    count(run.stops, `deposit: ${error instanceof Error ? error.message : String(error)}`)
  }
}

type Paying = Omit<Parameters<Visit['client']['payBookingWithRedsys']>[0], 'token'>

async function payOnPage({ client }: Visit, paying: Paying, pan: string): Promise<void> {
  await payAtBank(accepted(await client.payBookingWithRedsys({ ...paying, token: null })), { pan })
}

async function payInField({ client }: Visit, paying: Paying, token: string): Promise<void> {
  const { next } = accepted(await client.payBookingWithStripe({ ...paying, token }))
  if (next?.kind === 'redirect') await postForm(next.url, { code: '123456' })
}
