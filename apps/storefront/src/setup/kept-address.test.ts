import { expect, it, test } from 'vitest'
import { keepAddress, keepPlace, readKeptAddress, readKeptPlace } from './kept-address.ts'

function aShelf(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const address = {
  street: 'Calle Mayor',
  number: '1',
  floor: '2',
  block: '',
  door: 'B',
  stairs: '',
  postalCode: '28013',
  city: 'Madrid',
  province: 'Madrid',
}

it('gives back the address an order was last begun for', () => {
  const shelf = aShelf()
  expect(readKeptAddress(shelf)).toBeNull()
  keepAddress(address, shelf)
  expect(readKeptAddress(shelf)).toEqual(address)
})

it('keeps where a chosen place lies, until another is typed [SETUP-038] [CART-005] [CART-008]', () => {
  const shelf = aShelf()
  keepPlace({ latitude: 40.4, longitude: -3.7 }, shelf)
  expect(JSON.parse(shelf.getItem('place-coordinates') ?? '')).toEqual({ latitude: 40.4, longitude: -3.7 })
  expect(readKeptPlace(shelf)).toEqual({ latitude: 40.4, longitude: -3.7 })
  keepPlace(null, shelf)
  expect(readKeptPlace(shelf)).toBeNull()
})

test.each(['{', '7', '{"street":1}'])('makes nothing of %s', (text) => {
  expect(readKeptAddress(aShelf({ 'setup-address': text }))).toBeNull()
  expect(readKeptPlace(aShelf({ 'place-coordinates': text }))).toBeNull()
})
