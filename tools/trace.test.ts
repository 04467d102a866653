import { expect, it } from 'vitest'
import { openTemporaryHouse } from './testing/temporary-house.ts'
import { traceRequirements } from './trace.ts'

const { root, write } = openTemporaryHouse()
const trace = () => traceRequirements(root(), ['apps/server/src/main.ts'])

const house = {
  'docs/requirements.md': '- CART-001 — A line. — source: 1\n- CART-002 — Another.\n- CART-003 — A third.',
  'docs/venue-day.md': '- DAY-001 — A day. [api]',
  'docs/operating.md': '- OPS-001 — A night. [ops]',
  'docs/found-in-use.md': '- F-001 — A fault.',
  'apps/server/src/main.ts': "import { rule } from '../../../packages/rules/src/rule.ts'\nrule",
  'packages/rules/src/rule.ts': 'export const rule = 1',
  'packages/rules/src/idle.ts': 'export const idle = 1',
}

it('knows the lines of diners, of staff, of those who run it and of what was found, and how each is proven', () => {
  write({
    ...house,
    'packages/rules/src/rule.test.ts':
      "import { rule } from './rule.ts'\nit('adds [CART-001, DAY-001] [OPS-001] [F-001]', () => expect(rule).toBe(1))",
  })
  const { requirements, proofs, unknown, idle } = trace()
  expect([...requirements]).toEqual([
    ['CART-001', 'A line.'],
    ['CART-002', 'Another.'],
    ['CART-003', 'A third.'],
    ['DAY-001', 'A day. [api]'],
    ['OPS-001', 'A night. [ops]'],
    ['F-001', 'A fault.'],
  ])
  expect([...proofs.keys()]).toEqual(['CART-001', 'DAY-001', 'OPS-001', 'F-001'])
  expect([unknown, idle]).toEqual([[], []])
})

it('reads titles that are put together when they run, and tables of cases', () => {
  write({
    ...house,
    'e2e/a.test.ts': `test(\`in version \${n} [CART-001\${n === 2 ? ', CART-002' : ''}]\`, () => expect(1))\ntest.each([['x', 'CART-003']])('%s [%s]', () => expect(1))`,
  })
  expect([...trace().proofs.keys()]).toEqual(['CART-001', 'CART-002', 'CART-003'])
})

it('does not count the test of a rule that no app runs', () => {
  write({
    ...house,
    'packages/rules/src/idle.test.ts':
      "import { idle } from './idle.ts'\nit('is idle [CART-001]', () => expect(idle).toBe(1))",
    'packages/rules/src/laws.test.ts':
      "import { rule } from './rule.ts'\nit('is a law [CART-002]', () => expect(rule).toBe(1))",
  })
  const { proofs, idle } = trace()
  expect([...proofs.keys()]).toEqual(['CART-002'])
  expect(idle).toEqual(['packages/rules/src/idle.test.ts'])
})

it('names an id that no list knows', () => {
  write({ ...house, 'e2e/a.test.ts': "test('x [CART-009]', () => expect(1))" })
  expect(trace().unknown).toEqual(['CART-009'])
})

it('counts an id only in the title of a test that is run and expects something [F-245]', () => {
  write({
    ...house,
    'e2e/helper.ts': 'export function checkCart() { expect(1) }\nexport const open = () => 1',
    'e2e/a.test.ts': `import { checkCart, open } from './helper.ts'
      // it('in a comment [CART-001]', () => expect(1))
      const said = '[CART-001]'
      it('is empty [CART-001]', () => {})
      it('expects nothing [CART-001]', () => open())
      it.skip('is not run [CART-001]', () => expect(1))
      it.todo('is to come [CART-001]')
      describe.skip('a group', () => it('is not run either [CART-001]', () => expect(1)))
      test.each([['a', '[CART-001]']])('has no place for it', () => expect(1))
      it('asks a helper [CART-002]', () => checkCart())
      const look = () => expect(1)
      const both = () => look()
      describe('around it [CART-003]', () => it('asks one of its own', () => both()))
      test('a journey', () => test.step('and its step [DAY-001]', () => expect(1)))
      function turn(title, what) { test(title, () => expect(what)) }
      turn('made by a function [OPS-001]', 1)`,
  })
  const { proofs, empty } = trace()
  expect([...proofs.keys()]).toEqual(['CART-002', 'CART-003', 'DAY-001', 'OPS-001'])
  expect(empty).toHaveLength(5)
})

it('names a test that names more than six ids [F-245]', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `CART-00${at + 1}`).join(', ')
  write({
    ...house,
    'e2e/a.test.ts': `it('six [${ids(6)}]', () => expect(1))\nit('seven [${ids(7)}]', () => expect(1))
      test('a journey [${ids(6)}]', () => { test.step('and its step [CART-007]', () => expect(1)) })`,
  })
  expect(trace().crowded).toEqual(['e2e/a.test.ts:2 names 7'])
})
