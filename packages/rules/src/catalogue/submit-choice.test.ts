import { expect, it, test } from 'vitest'
import { id } from '../testing/products.ts'
import { allowed, refuse } from '../verdict.ts'
import type { Missing } from './list-missing.ts'
import { canSubmit, decideSubmit, settleSubmit } from './submit-choice.ts'

const lacking: readonly Missing[] = [
  { code: 'option-missing', groupId: id(1) },
  { code: 'section-below', sectionId: id(2), by: 1 },
]
const closed = refuse('product-closed')

test.each([
  ['a second tap waits for the first', true, closed, lacking, { step: 'wait' }],
  ['hours are checked before options', false, closed, lacking, { step: 'stay', code: 'product-closed' }],
  ['then required options', false, allowed, lacking, { step: 'stay', code: 'option-missing' }],
  ['then the item is added', false, allowed, [], { step: 'add' }],
  ['closed hours hold back a complete choice', false, closed, [], { step: 'stay', code: 'product-closed' }],
] as const)('%s [CONFIG-047]', (_title, submitting, hours, missing, expected) => {
  expect(decideSubmit({ submitting, hours, missing })).toEqual(expected)
})

test.each([
  [[], false, true],
  [[], true, false],
  [lacking, false, false],
  [lacking, true, false],
])('the add button with %j missing and submitting %s is enabled: %s [CONFIG-036]', (missing, submitting, enabled) => {
  expect(canSubmit(missing, submitting)).toBe(enabled)
})

it('closes after an attempt and stays open after an error, loading cleared in both [CONFIG-048]', () => {
  expect(settleSubmit('attempted')).toEqual({ dialog: 'closed', submitting: false })
  expect(settleSubmit('failed')).toEqual({ dialog: 'open', submitting: false })
})
