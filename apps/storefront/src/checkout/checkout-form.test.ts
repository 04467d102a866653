import { expect, test } from 'vitest'
import { isOfLastOrder, readChange, startForm } from './checkout-form.ts'
import type { Checkout } from './read-checkout.ts'

const checkout = {
  told: { cart: { notes: '' } },
  online: ['new', 'bizum'],
  atTheDoor: ['cash'],
  cards: [
    { id: 'old', hasExpired: true },
    { id: 'good', hasExpired: false },
  ],
  contact: { fullName: '', email: '', phone: '' },
} as unknown as Checkout

test('a saved card that works is chosen first, and an expired one never [F-006] [CHECKOUT-013]', () => {
  expect(startForm(checkout, {}).pays).toEqual({ kind: 'card', id: 'good' })
  expect(startForm(checkout, { pays: { kind: 'card', id: 'old' } }).pays).toEqual({ kind: 'card', id: 'good' })
  expect(startForm(checkout, { pays: { kind: 'online', value: 'bizum' } }).pays).toMatchObject({ value: 'bizum' })
  expect(startForm({ ...checkout, cards: [] }, {}).pays).toEqual({ kind: 'online', value: 'new' })
})

test('the way of the last order is chosen where it is still offered, and its diner is known', () => {
  const contact = { fullName: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' }
  const last = { contact, pays: { kind: 'online', value: 'bizum' } } as Checkout['last']
  const again = { ...checkout, contact, last }
  expect(startForm(again, {})).toMatchObject({ ...contact, pays: { value: 'bizum' } })
  expect(startForm({ ...again, online: ['new'] }, {}).pays).toEqual({ kind: 'card', id: 'good' })
  const typed = { ...again, last: { ...last, pays: { kind: 'online', value: 'new' } } as Checkout['last'] }
  expect(startForm(typed, {}).pays).toEqual({ kind: 'card', id: 'good' })
  expect(startForm(again, { pays: { kind: 'door', value: 'cash' } }).pays).toMatchObject({ value: 'cash' })
  expect(isOfLastOrder(startForm(again, {}), again)).toBe(true)
  expect(isOfLastOrder({ ...contact, phone: '600999999' }, again)).toBe(false)
  expect(isOfLastOrder(contact, { last: null })).toBe(false)
})

test.each([
  ['50', 5000],
  ['50,5', 5050],
  ['20.05 €', 2005],
  ['', null],
  ['mucho', null],
  ['-5', null],
])('a change typed as %j is %s cents', (text, expected) => expect(readChange(text)).toBe(expected))
