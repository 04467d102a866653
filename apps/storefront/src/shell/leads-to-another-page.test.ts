import { expect, test } from 'vitest'
import { leadsToAnotherPage } from './leads-to-another-page.ts'

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
