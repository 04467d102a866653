import { describe, expect, it, test } from 'vitest'
import { asksForContact, listContactProblems } from './check-contact.ts'

const ana = { fullName: 'Ana Gil', email: 'ana@demo.example', phone: '600 123 456' }

describe('who orders', () => {
  test.each([
    ['is complete', {}, {}],
    ['has no name', { fullName: '  ' }, { fullName: 'missing' }],
    ['has no e-mail', { email: '' }, { email: 'missing' }],
    ['has an e-mail that is none', { email: 'ana@demo' }, { email: 'invalid' }],
    ['has no phone', { phone: '' }, { phone: 'missing' }],
    ['has a phone too short', { phone: '12345' }, { phone: 'invalid' }],
    ['calls from abroad', { phone: '+44 20 7946 0958' }, {}],
  ])('%s [OPEN-064]', (_title, more, expected) => {
    expect(listContactProblems({ ...ana, ...more })).toEqual(expected)
  })

  it('is not asked at a table', () => {
    expect(asksForContact('table')).toBe(false)
    expect(asksForContact('delivery')).toBe(true)
  })
})
