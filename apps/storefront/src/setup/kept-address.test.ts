import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, expect, it, test, vi } from 'vitest'
import { keepAddress, keepPlace, readKeptAddress, readKeptPlace } from './kept-address.ts'

afterEach(() => vi.unstubAllGlobals())

function aDevice(first: Record<string, string> = {}): Map<string, string> {
  const kept = new Map(Object.entries(first))
  vi.stubGlobal('localStorage', aStorage(kept))
  return kept
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
  aDevice()
  expect(readKeptAddress()).toBeNull()
  keepAddress(address)
  expect(readKeptAddress()).toEqual(address)
})

it('keeps where a chosen place lies, until another is typed [SETUP-038] [CART-005] [CART-008]', () => {
  const kept = aDevice()
  keepPlace({ latitude: 40.4, longitude: -3.7 })
  expect(JSON.parse(kept.get('place-coordinates') ?? '')).toEqual({ latitude: 40.4, longitude: -3.7 })
  expect(readKeptPlace()).toEqual({ latitude: 40.4, longitude: -3.7 })
  keepPlace(null)
  expect(readKeptPlace()).toBeNull()
})

test.each(['{', '7', '{"street":1}'])('makes nothing of %s', (text) => {
  aDevice({ 'setup-address': text, 'place-coordinates': text })
  expect(readKeptAddress()).toBeNull()
  expect(readKeptPlace()).toBeNull()
})
