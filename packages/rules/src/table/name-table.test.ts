import { expect, test } from 'vitest'
import { nameTable } from './name-table.ts'

test.each([
  ['its room and its name', { name: 'Sala', alias: 'Ventana' }, 3, 'Sala Ventana'],
  ['its number where it has no name', { name: 'Terraza', alias: null }, 7, 'Terraza 7'],
])('a table is called by %s [QR-017]', (_title, table, position, expected) => {
  expect(nameTable(table, position)).toBe(expected)
})
