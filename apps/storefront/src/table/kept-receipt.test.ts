import { type CartId, toId } from '@comanda/rules/ids'
import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepReceipt, readKeptReceipt } from './kept-receipt.ts'

const cartId = toId<CartId>('tonight')
const hours = 60 * 60_000

beforeEach(() => vi.stubGlobal('localStorage', aStorage()))
afterEach(() => vi.unstubAllGlobals())

it('a device finds the receipt of its table the same evening, and not the next day', () => {
  keepReceipt(cartId, 0)
  // Whoever looks at it again does not begin a new evening.
  keepReceipt(cartId, 11 * hours)
  expect(readKeptReceipt(11 * hours)).toBe(cartId)
  expect(readKeptReceipt(12 * hours)).toBeNull()
  keepReceipt(toId<CartId>('tomorrow'), 20 * hours)
  expect(readKeptReceipt(21 * hours)).toBe('tomorrow')
})
