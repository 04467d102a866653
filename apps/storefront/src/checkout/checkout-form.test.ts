import { expect, test } from 'vitest'
import { readChange } from './checkout-form.ts'

test.each([
  ['50', 5000],
  ['50,5', 5050],
  ['20.05 €', 2005],
  ['', null],
  ['mucho', null],
  ['-5', null],
])('a change typed as %j is %s cents', (text, expected) => expect(readChange(text)).toBe(expected))
