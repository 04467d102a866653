import { type StoreId, toId } from '@comanda/rules/ids'
import { lastOrderKeptMs } from '@comanda/rules/order/last-order'
import { instant } from '@comanda/rules/time/store-moment'
import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetLastOrder, type KeptOrder, keepLastOrder, readLastOrder } from './last-order.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', aStorage(kept))
})
afterEach(() => vi.unstubAllGlobals())

const placedAt = instant(1_700_000_000_000)
const order: KeptOrder = {
  contact: { fullName: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' },
  pays: { kind: 'online', value: 'bizum' },
  mode: 'pickup',
  storeId: toId<StoreId>(1),
  lines: [],
  placedAt,
}

it('what was ordered last is remembered on this device until somebody forgets it', () => {
  expect(readLastOrder(placedAt)).toBeNull()
  keepLastOrder(order)
  expect(readLastOrder(placedAt)).toEqual(order)
  forgetLastOrder()
  expect(readLastOrder(placedAt)).toBeNull()
  expect(kept.size).toBe(0)
})

it('a table leaves nothing on the phones of its diners', () => {
  keepLastOrder({ ...order, mode: 'table' })
  expect(kept.size).toBe(0)
})

it('what is too old is taken off the device when it is looked for', () => {
  keepLastOrder(order)
  expect(readLastOrder(instant(placedAt + lastOrderKeptMs))).toBeNull()
  expect(kept.size).toBe(0)
})

it.each(['null', '7', '{}', '{"shape":0,"order":{}}', 'not json'])(
  'a device that keeps %s remembers nobody',
  (text) => {
    kept.set('last-order', text)
    expect(readLastOrder(placedAt)).toBeNull()
  },
)
