import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { describe, expect, it } from 'vitest'
import { nobody } from './caller.ts'
import { findCallerProblems, findToldProblem } from './find-caller-problems.ts'

const { problems: words } = dictionaryOf('es').telephone
const address = { street: 'Mayor', number: '4', floor: '', postalCode: '28013', city: 'Madrid' }
const rosa = { ...nobody, name: 'Rosa', phone: '600 123 456', address }
const find = (change: Partial<typeof rosa>) => findCallerProblems({ ...rosa, ...change }, words)

describe('a problem of who calls', () => {
  it('is said at its field, in words that one can ask with [DAY-220]', () => {
    expect(find({})).toEqual({})
    expect(find({ name: ' ', phone: '' })).toEqual({ name: 'Falta el nombre.', phone: 'Falta el teléfono.' })
    expect(find({ phone: '60012345' })).toEqual({ phone: 'A ese teléfono le falta o le sobra alguna cifra.' })
    const nowhere = { ...address, street: '', number: '', postalCode: '', city: '' }
    // Who collects it has no address to give.
    expect(find({ address: nowhere })).toEqual({})
    expect(Object.keys(find({ mode: 'delivery', address: nowhere }))).toEqual([
      'street',
      'number',
      'postalCode',
      'city',
    ])
  })

  it('that the server knows better is said there too', () => {
    const refused = (code: 'address-not-served' | 'product-paused') => ({ refused: code, message: '' })
    expect(findToldProblem(refused('address-not-served'), words)).toEqual({ postalCode: words.notServed })
    expect(findToldProblem(refused('product-paused'), words)).toBeUndefined()
    const contact = (field: string) => ({ refused: 'contact-incomplete', message: '', details: { field } }) as const
    expect(findToldProblem(contact('phone'), words)).toEqual({ phone: words.wrongPhone })
    expect(findToldProblem(contact('fullName'), words)).toEqual({ name: words.name })
    expect(findToldProblem(null, words)).toBeUndefined()
  })
})
