import { expect, it, test, vi } from 'vitest'
import { focusProblem, hasProblem, type Says, saysProblem, touch, unhandled } from './form-fields.ts'

const touched = touch(unhandled, 'email')
const tried = { ...unhandled, wasTried: true }

test.each<[string, typeof unhandled, Says, string, boolean]>([
  ['nothing was done yet', unhandled, 'touched', 'email', false],
  ['the field was touched', touched, 'touched', 'email', true],
  ['another field was touched', touched, 'touched', 'name', false],
  ['the field was touched in a form that waits', touched, 'tried', 'email', false],
  ['the form was tried', tried, 'touched', 'name', true],
  ['the form that waits was tried', tried, 'tried', 'name', true],
])('a problem is said or not when %s [ERRORS-027]', (_title, handled, says, name, expected) => {
  expect(saysProblem(handled, says, name)).toBe(expected)
})

it('remembers each touched field once', () => {
  expect(touch(touched, 'email')).toBe(touched)
  expect(touch(touched, 'name').touched).toEqual(new Set(['email', 'name']))
})

it('knows whether anything is wrong', () => {
  expect(hasProblem({})).toBe(false)
  expect(hasProblem({ name: undefined })).toBe(false)
  expect(hasProblem({ name: undefined, email: 'Campo requerido' })).toBe(true)
})

it('goes to the first problem in the order of the page, not of the rules', () => {
  const field = (name: string) => ({ getAttribute: () => name, focus: vi.fn() })
  const fields = ['name', 'email', 'privacy'].map(field)
  const place = { querySelectorAll: () => fields as unknown as Element[] }
  focusProblem(place, { privacy: 'Debe aceptarla', email: 'Campo requerido', name: undefined })
  expect(fields.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0])
})
