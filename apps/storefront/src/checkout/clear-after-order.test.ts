import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearAfterOrder } from './clear-after-order.ts'

let leavePage: () => void

beforeEach(() => {
  vi.stubGlobal('addEventListener', (_: 'pagehide', leave: () => void) => {
    leavePage = leave
  })
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['pickup', 'paid', true],
  ['delivery', 'unpaid', true],
  ['table', 'paid', true],
  ['table', 'unpaid', false],
] as const)(
  'leaving the last page of a %s order that is %s forgets it: %j [CART-023] [F-036]',
  (mode, paymentState, forgets) => {
    const forget = vi.fn()
    clearAfterOrder({ mode, paymentState, number: 23 }, forget)
    expect(forget).not.toHaveBeenCalled()
    leavePage()
    expect(forget.mock.calls).toEqual(forgets ? [[{ number: 23 }]] : [])
  },
)
