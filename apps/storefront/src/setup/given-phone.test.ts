import { type CartId, toId } from '@comanda/rules/ids'
import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, expect, it, vi } from 'vitest'
import { hasGivenPhone, keepGivenPhone } from './given-phone.ts'

afterEach(() => vi.unstubAllGlobals())

const [tonight, tomorrow] = [toId<CartId>('tonight'), toId<CartId>('tomorrow')]

it('the tab knows for which order it has given a phone, as phone-id [CART-008]', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', aStorage(kept))
  expect(hasGivenPhone(tonight)).toBe(false)
  keepGivenPhone(tonight)
  expect([...kept]).toEqual([['phone-id', 'tonight']])
  expect([hasGivenPhone(tonight), hasGivenPhone(tomorrow)]).toEqual([true, false])
})
