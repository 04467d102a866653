import { expect, it } from 'vitest'
import type { Address } from '../customer/contact.ts'
import { toAddressLine } from './address-line.ts'

const home: Address = {
  street: 'Calle Mayor',
  number: '1',
  floor: '3',
  block: 'B',
  door: 'izda.',
  stairs: '2',
  postalCode: '28013',
  city: 'Madrid',
  province: 'Madrid',
}

it.each([
  ['everything that leads to the door', home, 'Calle Mayor 1, 3, B, izda., 2, 28013 Madrid'],
  ['floor and door alone', { ...home, block: '', stairs: '' }, 'Calle Mayor 1, 3, izda., 28013 Madrid'],
  ['a house', { ...home, floor: '', block: '', door: '', stairs: '' }, 'Calle Mayor 1, 28013 Madrid'],
])('an address on one line names %s [F-073]', (_title, address, line) => {
  expect(toAddressLine(address)).toBe(line)
})
