import type { PageVisit } from '@comanda/contract/pages'
import { describe, expect, it, test } from 'vitest'
import { runGuards, UnknownGuard } from './guards.ts'
import { nobody } from './testing/nobody.ts'

const ordering: PageVisit = { ...nobody, hasSession: true, hasCart: true, pieces: 2, mode: 'pickup' }
const ask = (name: string, visit: PageVisit, onlyDigitalCard = false) =>
  runGuards([name], { visit, onlyDigitalCard, path: '/account/history' })

const question = { onlyDigitalCard: false, path: '/checkout' }

describe('guards', () => {
  test.each<[string, PageVisit, string | null]>([
    ['auth', { ...nobody, hasSession: true }, null],
    ['auth', nobody, '/'],
    ['charged-zone', ordering, null],
    ['charged-zone', { ...ordering, hasCart: false }, '/'],
    ['checkout', ordering, null],
    ['checkout', { ...ordering, mode: null }, '/'],
    ['checkout', { ...ordering, pieces: 0 }, '/'],
  ])('%s answers %j with %j [SHELL-024] [OPEN-027]', (name, visit, location) => {
    expect(ask(name, visit)).toBe(location)
  })

  test.each<[PageVisit['step'], string | null]>([
    ['payment', null],
    ['none', '/checkout'],
    ['complete', '/checkout'],
  ])('the payment page at step %s leads to %j [SHELL-021]', (step, location) => {
    expect(ask('payment', { ...ordering, step })).toBe(location)
  })

  it('sends whoever only looks at the menu home from checkout [SHELL-022]', () => {
    expect(ask('ordering', ordering)).toBeNull()
    expect(ask('ordering', { ...ordering, mode: 'digital-card' })).toBe('/')
    expect(ask('ordering', ordering, true)).toBe('/')
  })

  it('lets only registered customers into the account [SHELL-023] [ACCOUNT-002]', () => {
    expect(ask('logged-in', { ...nobody, isLoggedIn: true })).toBeNull()
    expect(ask('logged-in', ordering)).toBe('/?next=/account/history')
  })

  it('asks them in order, and stops at the first no', () => {
    const names = ['ordering', 'auth', 'checkout', 'payment']
    expect(runGuards(names, { ...question, visit: ordering })).toBe('/checkout')
    expect(runGuards(names, { ...question, visit: nobody })).toBe('/')
  })

  test.each(['admin', 'constructor'])('does not know a guard called %s [SHELL-026] [ERRORS-076]', (name) => {
    expect(() => ask(name, ordering)).toThrow(new UnknownGuard(name))
    expect(() => ask(name, ordering)).toThrow(`Unknown middleware ${name}`)
  })
})
