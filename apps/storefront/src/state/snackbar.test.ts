import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addedProduct, showAdded } from './snackbar.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
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
