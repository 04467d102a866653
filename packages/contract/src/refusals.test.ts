import { cents } from '@comanda/rules/money/cents'
import { describe, expect, it } from 'vitest'
import { isRefusalCode } from './refusal-codes.ts'
import { findDetails, writeDetails } from './refusal-details.ts'
import { isRefusal, refusal } from './refusals.ts'

describe('a refusal', () => {
  it('is a value with a known code, and details only when there are some', () => {
    expect(refusal('cart-not-found')).toEqual({ refused: 'cart-not-found' })
    const minimum = cents(2000)
    expect(refusal('below-minimum-order', { minimum })).toEqual({
      refused: 'below-minimum-order',
      details: { minimum },
    })
  })

  it.each([
    [refusal('cart-not-found'), true],
    [{ refused: 'nonsense' }, false],
    [{}, false],
    [null, false],
    ['cart-not-found', false],
    [[], false],
  ])('%j is one: %s', (value, is) => {
    expect(isRefusal(value)).toBe(is)
  })

  it('knows its own codes only', () => {
    expect(isRefusalCode('cart-not-found')).toBe(true)
    expect(isRefusalCode('toString')).toBe(false)
  })
})

describe('the details of a refusal', () => {
  it.each([
    ['price-differs', { line: cents(180) }, { line: '1.80' }],
    ['price-differs', { total: cents(1250) }, { total: '12.50' }],
    ['price-differs', { share: cents(5) }, { share: '0.05' }],
    ['below-minimum-order', { minimum: cents(2000) }, { minimum: '20.00' }],
    ['deposit-required', { amount: cents(3000) }, { amount: '30.00' }],
    ['envelope-stale-time', { time: 1_773_486_000_000 }, { time: 1_773_486_000_000 }],
    ['password-too-short', { minimum: 8 }, { minimum: 8 }],
    ['contact-incomplete', { field: 'email' }, { field: 'email' }],
    ['choice-not-allowed', { reason: 'unknown-option' }, { reason: 'unknown-option' }],
    ['request-malformed', { parameter: 'id' }, { parameter: 'id' }],
  ] as const)('of %s travel as %j and %j', (code, inside, wire) => {
    expect(writeDetails(code, inside)).toEqual(wire)
    expect(findDetails(code, wire)).toEqual(inside)
  })

  it('are none where the code has none, or they cannot be read', () => {
    expect(writeDetails('cart-not-found', { id: 3 })).toBeUndefined()
    expect(writeDetails('price-differs', undefined)).toBeUndefined()
    expect(findDetails('cart-not-found', { id: 3 })).toBeUndefined()
    expect(findDetails('below-minimum-order', { minimum: 'much' })).toBeUndefined()
    expect(findDetails('below-minimum-order', undefined)).toBeUndefined()
  })
})
