import { instant } from '@comanda/rules/time/store-moment'
import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyForm } from './guest-form.ts'
import { dropPending, keepPending, type PendingBooking, readPending } from './pending-booking.ts'

afterEach(() => vi.unstubAllGlobals())

const pending = {
  kind: 'booking',
  attempt: 'first',
  wish: { storeId: 1, resourceId: 11, sittingId: 3, date: '2026-11-20', at: 840, party: 2, notes: '' },
  zone: 'Sala',
  form: { ...emptyForm, firstName: 'Ana', email: 'ana@demo.example' },
  heldUntil: instant(600_000),
} as unknown as PendingBooking

it('a booking waits in local storage while its guest is at the bank, for that attempt alone [CART-008]', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', aStorage(kept))
  keepPending(pending)
  expect(JSON.parse(kept.get('pending-booking') ?? '')).toEqual(pending)
  expect(readPending('first')).toEqual(pending)
  expect(readPending('another')).toBeNull()
  dropPending()
  expect([...kept]).toEqual([])
  kept.set('pending-booking', '{')
  expect(readPending('first')).toBeNull()
})
