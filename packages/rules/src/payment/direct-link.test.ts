import { expect, it, test } from 'vitest'
import { type CartId, toId } from '../ids.ts'
import { readDirectLink, writeDirectLink } from './direct-link.ts'

const cart = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f'

it('reads method, online flag and cart, in that order [OPEN-014]', () => {
  expect(readDirectLink(`bizum,1,${cart}`)).toEqual({ allowed: true, method: 'bizum', online: true, cartId: cart })
  expect(readDirectLink(`cash,0,${cart}`)).toMatchObject({ allowed: true, online: false })
})

it('is written as it is read', () => {
  const link = { method: 'bizum', online: true, cartId: toId<CartId>(cart) }
  const [name, value = ''] = writeDirectLink(link).split('=')
  expect(name).toBe('saleTempId')
  expect(readDirectLink(value)).toEqual({ allowed: true, ...link })
})

test.each([
  ['nothing', ''],
  ['another order', `1,bizum,${cart}`],
  ['a flag that is none', `bizum,si,${cart}`],
  ['a cart that is none', 'bizum,1,17'],
  ['something behind it', `bizum,1,${cart},x`],
  ['a method that is no word', `<b>,1,${cart}`],
])('refuses %s [OPEN-014]', (_title, text) => {
  expect(readDirectLink(text)).toEqual({ allowed: false, code: 'direct-link-malformed' })
})
