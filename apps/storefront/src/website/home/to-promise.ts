import { formatPrice } from '@comanda/i18n/format-price'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { describePromise, type VenuePromise } from '@comanda/rules/venue/venue-promise'
import { listChoosableStores } from '@comanda/rules/venue/visit'
import { toDayLabel } from '../../parts/to-day-label.ts'
import type { PromiseView } from '../../views/home-view.ts'
import type { PageQuestion } from '../../views/page-question.ts'

type Asked = Pick<PageQuestion, 'website' | 'stores' | 'site' | 'now' | 'language' | 'words'>

/**
 * The promise that the first second of the home page makes of the store that a visit begins with, or of all stores
 * together.
 */
export function toPromise(asked: Asked): PromiseView | null {
  const { website, site, now } = asked
  const all = listChoosableStores(website, asked.stores)
  const first = all.filter(({ id }) => id === site.firstStoreId)
  const stores = first.length > 0 ? first : all
  const promise = describePromise({ stores, modes: site.modes, now })
  const [store] = stores
  if (promise === null || store === undefined) return null
  const { date: today } = toStoreMoment(now, store.timeZone)
  const { setup } = asked.words
  return {
    isOpen: promise.opens === 'now',
    opening: sayOpening(promise, { ...asked, today }),
    ready: setup.readyIn(promise.minutes, promise.latest),
    delivery: promise.fee && sayFee(promise.fee, asked),
  }
}

function sayOpening(
  { opens }: VenuePromise,
  { words: { setup }, language, today }: Asked & { readonly today: Parameters<typeof toDayLabel>[1] },
): string {
  if (opens === null) return setup.closedStore
  if (opens === 'now') return setup.open
  return setup.opens(toDayLabel(opens.date, today, { words: setup, language }), formatMinute(opens.minute))
}

function sayFee({ amount, isLeast }: NonNullable<VenuePromise['fee']>, { words: { setup }, language }: Asked): string {
  const price = formatPrice(amount, language)
  if (isLeast) return setup.shippingFrom(price)
  return amount === 0 ? setup.freeShipping : setup.shipping(price)
}
