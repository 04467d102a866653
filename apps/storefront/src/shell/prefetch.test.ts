import { expect, it, test } from 'vitest'
import { leadsToAnotherPage, maySpendBytes, prefetchPages } from './prefetch.ts'

test.each([
  ['an unknown connection', undefined, true],
  ['a fast one', { effectiveType: '4g', saveData: false }, true],
  ['2g', { effectiveType: '2g' }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
  ['a data saver', { effectiveType: '4g', saveData: true }, false],
])('on %s pages are fetched ahead: %j %j [SHELL-064, CONST-023]', (_title, connection, expected) => {
  expect(maySpendBytes(connection)).toBe(expected)
})

it('fetches each kind of page once, in a quiet moment within 2 s [SHELL-064, CONST-023]', () => {
  const loaded: string[] = []
  let wait: { timeout: number } | undefined
  let work = () => {}
  prefetchPages({
    connection: undefined,
    paths: () => ['/contact', '/products/a', '/contact', '/products/b'],
    load: (path) => loaded.push(path),
    whenIdle: (given, options) => {
      work = given
      wait = options
    },
  })
  expect([loaded, wait]).toEqual([[], { timeout: 2000 }])
  work()
  expect(loaded).toEqual(['/contact', '/products/b'])
})

const here = { origin: 'https://casa.example', pathname: '/' }
test.each([
  ['https://casa.example/contact', '', true],
  ['https://casa.example/?lang=en', '', true],
  ['https://casa.example/#menu', '', false],
  ['https://other.example/contact', '', false],
  ['https://casa.example/contact', '_blank', false],
  ['tel:+34910000001', '', false],
])('%s %s leads to another page: %j', (href, target, expected) => {
  expect(leadsToAnotherPage({ href, target }, here)).toBe(expected)
})
