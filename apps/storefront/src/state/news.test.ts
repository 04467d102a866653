import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { listNews, noSuchModeShownMs, tellError } from './news.ts'
import { addedProduct, showAdded } from './snackbar.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test.each([
  ['an error', undefined, 5000],
  ['«no such mode»', noSuchModeShownMs, 10_000],
])('%s is shown for %j → %i ms [CONST-002]', (_title, ms, expected) => {
  tellError('No ha sido posible', ms)
  vi.advanceTimersByTime(expected - 1)
  expect(listNews()).toMatchObject([{ text: 'No ha sido posible', isError: true }])
  vi.advanceTimersByTime(1)
  expect(listNews()).toEqual([])
})

it('shows an added product for 3000 ms, counted anew for the next one [SHELL-060, CONST-002]', () => {
  showAdded({ name: 'Agua', picture: 'agua-1', quantity: 1 })
  vi.advanceTimersByTime(2000)
  showAdded({ name: 'Patatas bravas', picture: 'bravas-1', quantity: 2 })
  vi.advanceTimersByTime(2999)
  expect(addedProduct.get()).toEqual({ name: 'Patatas bravas', picture: 'bravas-1', quantity: 2 })
  vi.advanceTimersByTime(1)
  expect(addedProduct.get()).toBeNull()
})
