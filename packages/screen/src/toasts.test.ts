import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepNewest, noSuchModeShownMs, tellError, toasts } from './toasts.ts'

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
  expect(toasts.get()).toMatchObject([{ text: 'No ha sido posible', isError: true }])
  vi.advanceTimersByTime(1)
  expect(toasts.get()).toEqual([])
})

test('of two notices only the newer lies over the page [F-230]', () => {
  tellError('No ha sido posible')
  tellError('Falta elegir: Salsa')
  expect(keepNewest(toasts.get())).toMatchObject([{ text: 'Falta elegir: Salsa' }])
  expect(keepNewest([])).toEqual([])
})
