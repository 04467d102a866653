import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { describe, expect, it } from 'vitest'
import { sayStanding } from './say-standing.ts'

const words = dictionaryOf('es')

describe('what a list says of an order', () => {
  it('tells where it stands and what became of its money', () => {
    expect(sayStanding({ status: 'preparing', paymentState: 'unpaid' }, words)).toBe('En cocina · por cobrar')
    expect(sayStanding({ status: 'cancelled', paymentState: 'refunded' }, words)).toBe('Cancelado · devuelto')
  })

  it('asks nobody for the money of what was cancelled before it was paid', () => {
    expect(sayStanding({ status: 'cancelled', paymentState: 'unpaid' }, words)).toBe('Cancelado')
  })
})
