import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, expect, it, test, vi } from 'vitest'
import { isChunkFailure, reloadOnce } from './reload-once.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads the page again once, and does not go round in circles [SHELL-027]', () => {
  vi.stubGlobal('sessionStorage', aStorage())
  const reload = vi.fn()
  const at = (now: number) => reloadOnce({ now, reload })
  expect([at(1_000_000), at(1_000_001), at(1_059_999)]).toEqual([true, false, false])
  expect(reload).toHaveBeenCalledTimes(1)
  // Another build, much later, is a new reason.
  expect(at(1_060_000)).toBe(true)
})

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new Error('cannot read name of undefined'), false],
  ['text', false],
])('%s is a part that did not arrive: %s', (error, expected) => {
  expect(isChunkFailure(error)).toBe(expected)
})
