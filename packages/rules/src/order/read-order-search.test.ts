import { describe, expect, it, test } from 'vitest'
import { isSearch, readOrderSearch } from './read-order-search.ts'

const nothing = { number: null, amount: null, digits: null, position: null, words: null }

describe('the line by which an order is sought [DAY-207]', () => {
  test.each([
    ['12', { number: 12, amount: 1200 }],
    ['#12', { number: 12 }],
    ['412', { number: 412, amount: 41_200, digits: '412' }],
    ['19,50', { amount: 1950 }],
    ['19.5 €', { amount: 1950 }],
    ['0,05', { amount: 5 }],
    ['600 123 456', { digits: '600123456' }],
    ['+34 600 123 456', { digits: '600123456' }],
    ['600123', { number: 600_123, digits: '600123' }],
    ['mesa 4', { position: 4, words: 'mesa 4' }],
    ['Tisch 12', { position: 12, words: 'Tisch 12' }],
    ['  Ana Gil ', { words: 'Ana Gil' }],
    ['Sala 4', { words: 'Sala 4' }],
  ])('%s', (typed, meant) => {
    expect(readOrderSearch(typed)).toEqual({ ...nothing, ...meant })
  })

  it.each(['', '  ', 'an', '€', '--', '+1'])('«%s» says nothing', (typed) => {
    expect(isSearch(readOrderSearch(typed))).toBe(false)
  })
})
