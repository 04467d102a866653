import type { BookingRequest } from '@comanda/rules/booking/check-booking'
import { emptyConfiguration } from '@comanda/rules/catalogue/configuration'
import { type AllergenId, type CartId, type FollowKey, type StoreId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { noAddress } from '@comanda/rules/setup/address-form'
import { anItem, aProduct, aSection } from '@comanda/rules/testing/products'
import { instant } from '@comanda/rules/time/store-moment'
import { forbidStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as booking from './booking/pending-booking.ts'
import { readDevice } from './cart/device.ts'
import { forgetPending, keepPending, readPending } from './cart/kept-pending.ts'
import { restoreSummary, showSummary } from './cart/summary.ts'
import { findVisit, keepVisit, takeVisit } from './catalogue/dish/kept-visit.ts'
import type { CheckoutForm } from './checkout/checkout-form.ts'
import { keepFollowKey, keepLive, readKeptFollowKey, readLiveKey } from './checkout/follow-link.ts'
import { forgetForm, keepForm, readKeptForm, readSent } from './checkout/kept-form.ts'
import { hasGivenPhone, keepGivenPhone } from './setup/given-phone.ts'
import { keepAddress, keepPlace, readKeptAddress, readKeptPlace } from './setup/kept-address.ts'
import { keepIdClient } from './setup/remember-setup.ts'
import { shownCart } from './state/cart.ts'
import { wearFace } from './state/face.ts'
import { changeFilter, clearFilters, getFilters } from './state/filters.ts'
import { hasKeptFilters } from './state/kept-filters.ts'
import { forgetLastOrder, type KeptOrder, keepLastOrder, readLastOrder } from './state/last-order.ts'
import { isReadingOnly, keepReadingOnly } from './state/reading-only.ts'
import { reloadOnce } from './state/reload-once.ts'
import { readScheme } from './state/scheme.ts'
import { keepName, readKeptName } from './table/kept-name.ts'
import { keepReceipt, readKeptReceipt } from './table/kept-receipt.ts'
import { hasKeptPlace } from './website/consent/has-kept-place.ts'
import { returnToPlace } from './website/consent/kept-place.ts'

// Private windows and strict settings refuse storage: whoever orders there is asked again, and nothing breaks.
beforeEach(forbidStorage)
// Other tests share these modules.
afterEach(() => {
  clearFilters()
  showSummary(null)
  vi.unstubAllGlobals()
})

const cartId = toId<CartId>('tonight')
const lastOrder: KeptOrder = {
  contact: { fullName: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' },
  pays: null,
  mode: 'pickup',
  storeId: toId<StoreId>(1),
  lines: [],
  placedAt: instant(Date.now()),
}

it('an order goes on, and its form is asked again after a reload', () => {
  keepPending(cartId, [])
  expect(readPending(cartId)).toEqual([])
  forgetPending()
  showSummary({ pieces: 2, total: cents(900), dishes: { 7: 2 } })
  restoreSummary()
  expect(shownCart.get()).toEqual({ pieces: 2, total: 900, dishes: { 7: 2 } })
  keepForm(cartId, { notes: 'Sin sal' } as CheckoutForm, [])
  expect(readKeptForm(cartId)).toEqual({})
  expect(readSent(cartId)).toBeNull()
  forgetForm()
  keepLastOrder(lastOrder)
  expect(readLastOrder()).toBeNull()
  forgetLastOrder()
  keepFollowKey(toId<FollowKey>('00000000-0000-4000-8000-000000000001'))
  keepLive(toId<FollowKey>('00000000-0000-4000-8000-000000000001'), true)
  expect(readLiveKey()).toBeNull()
  expect(readKeptFollowKey()).toBeNull()
})

it('a setup is typed again, and a table may ask for the phone again', () => {
  keepAddress(noAddress)
  keepPlace({ latitude: 40.4, longitude: -3.7 })
  keepPlace(null)
  expect([readKeptAddress(), readKeptPlace()]).toEqual([null, null])
  expect(keepIdClient(() => 0)).toBe(1)
  keepGivenPhone(cartId)
  expect(hasGivenPhone(cartId)).toBe(false)
  keepReceipt(cartId)
  expect(readKeptReceipt()).toBeNull()
  keepName('Ana')
  expect(readKeptName()).toBe('')
  // The same name at every question, so that the table sees one phone.
  expect([readDevice(), readDevice()]).toEqual(['unnamed', 'unnamed'])
})

it('dishes are filtered and chosen on the page that is open', () => {
  changeFilter({ kind: 'allergen', id: toId<AllergenId>(1) })
  expect(getFilters().allergens).toEqual([1])
  expect(hasKeptFilters()).toBe(false)
  const menu = aProduct(501, 1590, { sections: [aSection(1, [anItem(11, aProduct(4, 500))])] })
  keepVisit(menu, { item: { configuration: emptyConfiguration, quantity: 1 }, i: 0, j: 0 })
  expect([findVisit(menu), takeVisit(menu)]).toEqual([undefined, undefined])
  keepVisit(menu, null)
})

it('nobody is sent to the bank twice without asking, and a failing page is not reloaded for ever', () => {
  const pending = { kind: 'change', attempt: 'first', toPay: null, id: '1', secret: null } as const
  booking.keepPending({ ...pending, wish: {} as BookingRequest })
  expect(booking.readPending('first')).toBeNull()
  booking.dropPending()
  expect(booking.markSent('first')).toBe(true)
  const reload = vi.fn()
  expect(reloadOnce({ now: 1_000_000, reload })).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('a page reloaded under a visitor begins at its top', () => {
  expect(hasKeptPlace()).toBe(false)
  returnToPlace()
})

it('a guest of a members’ site who only reads is asked again on the next page', () => {
  keepReadingOnly()
  expect(isReadingOnly()).toBe(false)
})

it('the device alone decides between light and dark', () => {
  expect(readScheme()).toBeNull()
})

it('titles put on their face on every page anew', () => {
  const dataset = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  wearFace()
  expect(dataset).toEqual({ face: '' })
})
