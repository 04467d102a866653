import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test.each<[string, string, Record<string, string> | undefined]>([
  ['/', '/', {}],
  ['/', '//', {}],
  ['/', '/contact', undefined],
  ['/contact', '/contact', {}],
  ['/contact', '/Contact/', {}],
  ['/contact', '/contact/us', undefined],
  ['/contact', '//contact', undefined],
  ['/checkout/payment', '/checkout', undefined],
  ['/products/:slug', '/products/patatas-bravas', { slug: 'patatas-bravas' }],
  ['/products/:slug', '/products/ni%C3%B1o%20%26%20co%2F2', { slug: 'niño & co/2' }],
  ['/products/:slug', '/products/%zz', { slug: '%zz' }],
  ['/products/:slug', '/products', undefined],
  ['/products/:slug', '/products//patatas', undefined],
  ['/categories/:slug?', '/categories', {}],
  ['/categories/:slug?', '/categories/arroces/', { slug: 'arroces' }],
  ['/categories/:slug?', '/categories/arroces/secos', undefined],
  ['*', '/any/path/at/all', {}],
])('%s describes %s: %j', (described, pathname, params) => {
  expect(matchPath(described, pathname)).toEqual(params)
})
