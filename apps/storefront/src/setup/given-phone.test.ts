import { type CartId, toId } from '@comanda/rules/ids'
import { expect, it } from 'vitest'
import { hasGivenPhone, keepGivenPhone } from './given-phone.ts'

const [tonight, tomorrow] = [toId<CartId>('tonight'), toId<CartId>('tomorrow')]

it('the tab knows for which order it has given a phone, as phone-id [CART-008]', () => {
  const kept = new Map<string, string>()
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  expect(hasGivenPhone(tonight, tab)).toBe(false)
  keepGivenPhone(tonight, tab)
  expect([...kept]).toEqual([['phone-id', 'tonight']])
  expect([hasGivenPhone(tonight, tab), hasGivenPhone(tomorrow, tab)]).toEqual([true, false])
})

it('a browser that keeps nothing is asked again, and nothing breaks', () => {
  const closed = () => {
    throw new DOMException('no storage', 'SecurityError')
  }
  const tab = { getItem: closed, setItem: closed }
  keepGivenPhone(tonight, tab)
  expect(hasGivenPhone(tonight, tab)).toBe(false)
})
