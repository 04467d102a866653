import { afterEach, expect, it, vi } from 'vitest'
import { readDevice } from './device.ts'
import { aBrowser } from './testing/a-browser.ts'

afterEach(() => vi.unstubAllGlobals())

it('a tab has one name for its whole life, kept as session-id [CART-008]', () => {
  const { tab, sessionStorage } = aBrowser()
  vi.stubGlobal('sessionStorage', sessionStorage)
  const name = readDevice()
  expect(name).toMatch(/^\d+(-\d+){3}$/)
  expect([...tab]).toEqual([['session-id', name]])
  expect(readDevice()).toBe(name)
  tab.clear()
  expect(readDevice()).not.toBe(name)
})
