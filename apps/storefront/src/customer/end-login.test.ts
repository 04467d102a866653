import { aCart, aLine } from '@comanda/rules/testing/carts'
import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, expect, it, vi } from 'vitest'
import { aBrowser } from '../cart/testing/a-browser.ts'
import { anOrder } from '../cart/testing/an-order.ts'
import { endLogin } from './end-login.ts'

afterEach(() => vi.unstubAllGlobals())

it('logging out leaves nothing of the customer, and nothing of their order [ACCOUNT-009]', async () => {
  const { cookies, tab, document, sessionStorage } = aBrowser()
  vi.stubGlobal('document', document)
  vi.stubGlobal('sessionStorage', sessionStorage)
  const { order } = anOrder(aCart([aLine('a', 1)]))
  await order.take(aCart().id)
  const kept = new Map([['last-order', '{}']])
  vi.stubGlobal('localStorage', aStorage(kept))
  cookies.set('user-id', 'ana').set('user-name', 'Ana')
  endLogin(order.forget)
  expect(Object.fromEntries(cookies)).toEqual({ mode: 'null' })
  expect([...tab.keys(), ...kept.keys()]).toEqual([])
  expect(order.get()).toBeNull()
})
