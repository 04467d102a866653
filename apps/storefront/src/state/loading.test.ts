import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { barStage, beginLoading, coverCount, coverWhile, endLoading, loadingBar } from './loading.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('waits 200 ms, runs 5000 ms at most and hides after 500 ms [SHELL-053, CONST-010]', () => {
  expect(loadingBar).toEqual({ throttleMs: 200, durationMs: 5000, hideDelayMs: 500 })
  beginLoading()
  vi.advanceTimersByTime(199)
  expect(barStage.get()).toBe('hidden')
  vi.advanceTimersByTime(1)
  expect(barStage.get()).toBe('running')
  vi.advanceTimersByTime(4999)
  expect(barStage.get()).toBe('running')
  vi.advanceTimersByTime(1)
  expect(barStage.get()).toBe('done')
  vi.advanceTimersByTime(500)
  expect(barStage.get()).toBe('hidden')
})

it('does not show for a page that comes at once', () => {
  beginLoading()
  vi.advanceTimersByTime(150)
  endLoading()
  vi.advanceTimersByTime(10_000)
  expect(barStage.get()).toBe('hidden')
})

it('covers the page until the last piece of work has ended, well or badly [SHELL-052]', async () => {
  vi.useRealTimers()
  let finish = () => {}
  const slow = coverWhile(new Promise<void>((resolve) => (finish = resolve)))
  const failing = coverWhile(Promise.reject(new Error('no network')))
  expect(coverCount.get()).toBe(2)
  await expect(failing).rejects.toThrow('no network')
  expect(coverCount.get()).toBe(1)
  finish()
  await slow
  expect(coverCount.get()).toBe(0)
  vi.useFakeTimers()
})
