import { expect, it, test } from 'vitest'
import { readLoginAddress, toLoginAddress } from './login-address.ts'

it('leads home and back to the page that asked', () => {
  const address = toLoginAddress('/account/orders/0192f0c1-7a3b')
  expect(address).toBe('/?next=/account/orders/0192f0c1-7a3b')
  expect(readLoginAddress(address.slice(1))).toBe('/account/orders/0192f0c1-7a3b')
})

test.each([
  '',
  '?next=',
  '?next=/',
  '?next=/checkout',
  '?next=//evil.example/account/profile',
  '?next=https://evil.example/account/profile',
  '?next=/account/../../evil',
  '?next=/account/profile%0a//evil.example',
  '?next=javascript:alert(1)',
])('goes nowhere with %s', (search) => {
  expect(readLoginAddress(search)).toBeNull()
})
