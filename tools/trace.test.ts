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
      "import { rule } from './rule.ts'\nit('adds [CART-001, DAY-001] [OPS-001] [F-001]')",
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
    'e2e/a.test.ts': `test(\`in version \${n} [CART-001\${n === 2 ? ', CART-002' : ''}]\`)\ntest.each([['x', 'CART-003']])('%s [%s]')`,
  })
  expect([...trace().proofs.keys()]).toEqual(['CART-001', 'CART-002', 'CART-003'])
})

it('does not count the test of a rule that no app runs', () => {
  write({
    ...house,
    'packages/rules/src/idle.test.ts': "import { idle } from './idle.ts'\nit('is idle [CART-001]')",
    'packages/rules/src/laws.test.ts': "import { rule } from './rule.ts'\nit('is a law [CART-002]')",
  })
  const { proofs, idle } = trace()
  expect([...proofs.keys()]).toEqual(['CART-002'])
  expect(idle).toEqual(['packages/rules/src/idle.test.ts'])
})

it('names an id that no list knows', () => {
  write({ ...house, 'e2e/a.test.ts': "test('x [CART-009]')" })
  expect(trace().unknown).toEqual(['CART-009'])
})
