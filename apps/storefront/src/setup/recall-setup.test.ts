import type { SavedAddress } from '@comanda/rules/customer/customer'
import { type CustomerId, toId } from '@comanda/rules/ids'
import { toOrderSetup } from '@comanda/rules/setup/to-order-setup'
import { anAddress } from '@comanda/rules/testing/carts'
import { aMoment } from '@comanda/rules/testing/choices'
import { aSite, aStore, everyMode } from '@comanda/rules/testing/venues'
import { instant } from '@comanda/rules/time/store-moment'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SiteView } from '../views/site-view.ts'
import { recallSetup } from './recall-setup.ts'

const store = aStore({ modes: everyMode })
const site = {
  modes: ['delivery'],
  mode: null,
  onlyBookings: false,
  stores: [{ id: store.id }],
} as unknown as SiteView
const own: SavedAddress = {
  id: toId('0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e01'),
  name: 'Casa',
  use: 'delivery',
  isDefault: true,
  address: anAddress({ street: 'Gran Vía' }),
}
const venues = { stores: [store], clock: () => instant(0), customerId: toId<CustomerId>('ana'), defaultAddress: own }

const device = new Map<string, string>()
beforeEach(() => {
  device.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => device.get(key) ?? null })
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

it('a customer’s saved address is the one delivered to, until another is typed [SETUP-002]', () => {
  const draft = recallSetup(site, venues, 'delivery')
  expect(draft).toMatchObject({ mode: 'delivery', storeId: store.id, usesDefaultAddress: true, address: null })
  const sources = {
    site: aSite(),
    store,
    now: aMoment('monday', '13:00'),
    defaultAddress: venues.defaultAddress.address,
  }
  expect(toOrderSetup({ ...draft, mode: 'delivery' }, sources).address).toEqual(own.address)
})

it('an address that this device kept comes before the saved one [SETUP-002]', () => {
  device.set('setup-address', JSON.stringify(anAddress({ street: 'Calle Nueva' })))
  expect(recallSetup(site, venues, 'delivery')).toMatchObject({
    usesDefaultAddress: false,
    address: { street: 'Calle Nueva', postalCode: '48001' },
  })
})
