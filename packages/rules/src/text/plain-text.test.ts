import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { toPlainLine, toPlainLines } from './plain-text.ts'

test.each([
  ['  Ana   María ', 'Ana María'],
  ['Ana\r\nBcc: all@demo.example', 'Ana Bcc: all@demo.example'],
  ['\u001b@trona\u0000', '@trona'],
  ['a\u202eb', 'a b'],
  ['Íñigo Öz', 'Íñigo Öz'],
])('%j on one line is %j', (typed, plain) => {
  expect(toPlainLine(typed)).toBe(plain)
})

it('keeps lines where lines are meant, and no more than one empty one', () => {
  expect(toPlainLines(' Trona\r\n\n\n\nCumpleaños\u0007 ')).toBe('Trona\n\nCumpleaños')
})

it('never leaves a control character, and changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const plain = toPlainLine(typed)
      expect(plain).not.toMatch(/\p{Cc}/u)
      expect(toPlainLine(plain)).toBe(plain)
    }),
  )
})
