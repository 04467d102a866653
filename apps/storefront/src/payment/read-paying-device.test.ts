import { afterEach, expect, it, vi } from 'vitest'
import { readPayingDevice } from './read-paying-device.ts'

afterEach(() => vi.unstubAllGlobals())

const asked = vi.fn<() => boolean>()

it('a browser without Apple Pay has none [F-250]', () => {
  vi.stubGlobal('ApplePaySession', undefined)
  expect(readPayingDevice().hasApplePay).toBe(false)
})

it('a device says itself whether it has Apple Pay, and a page where it may not be asked has none [F-250]', () => {
  vi.stubGlobal('ApplePaySession', { canMakePayments: asked })
  asked.mockReturnValueOnce(true)
  expect(readPayingDevice().hasApplePay).toBe(true)
  asked.mockReturnValueOnce(false)
  expect(readPayingDevice().hasApplePay).toBe(false)
  asked.mockImplementationOnce(() => {
    throw new Error('insecure')
  })
  expect(readPayingDevice().hasApplePay).toBe(false)
})
