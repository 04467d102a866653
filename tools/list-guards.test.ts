import { describe, expect, it } from 'vitest'
import { listGuards } from './list-guards.ts'
import { switchGuards } from './switch-guards.ts'

const inFunction = (code: string) => `export function ask(and, eq, db, sql, hot, a, b, c, table, site) {\n${code}\n}`
const whatOf = (code: string) => listGuards('ask.ts', inFunction(code)).map(({ what }) => what)

/** The code as it runs while one guard is changed, by its place in the list from one on. */
function run(code: string, changed: number, given: Readonly<Record<string, unknown>>): unknown {
  const text = `return (() => {${code}})()`
  const guards = listGuards('ask.ts', `() => {${text}}`).map((guard, at) => {
    return { ...guard, id: at + 1, start: guard.start - 7, end: guard.end - 7 }
  })
  const [, ...lines] = switchGuards(text, guards, './guard-switch.ts').split('\n')
  const known = { ...given, isChanged: (id: number) => id === changed }
  return new Function(...Object.keys(known), lines.join('\n'))(...Object.values(known))
}

describe('the guards of a file', () => {
  it('are its conditions, each member of them, and the questions that have two answers', () => {
    expect(whatOf('if (a && !b) return 1')).toEqual(['never leaves when a && !b', 'does not ask a', 'does not ask !b'])
    expect(whatOf('if (a) c()')).toEqual(['asks the opposite of a'])
    expect(whatOf('return a ? b : c')).toEqual(['asks the opposite of a'])
    expect(whatOf('return a || b || c')).toEqual(['does not ask a', 'does not ask b', 'does not ask c'])
  })

  it('are where-clauses, each of their members, and comparisons in SQL', () => {
    expect(whatOf('return db.where(and(eq(a, site), eq(b, c)))')).toEqual([
      'does not ask for eq(a, site)',
      'does not ask for eq(b, c)',
    ])
    expect(whatOf('return db.where(eq(a, site))')).toEqual(['does not ask for eq(a, site)'])
    const text = `return sql\`select 1 from t where t.site_id = \${site} and t.gone_at is null and (a.day < \${b} or x)\``
    expect(whatOf(text)).toEqual([
      `does not ask in SQL for t.site_id = \${site}`,
      'does not ask in SQL for t.gone_at is null',
      `does not ask in SQL for a.day < \${b}`,
    ])
  })

  it('are the rights of staff calls, and no word for a state of the caller', () => {
    const row = (right: string) => `export const take = staffCall({\n  path: '/staff/take',\n  right: '${right}',\n})`
    const [guard, ...others] = listGuards('till.ts', row('till.work'))
    expect(others).toEqual([])
    expect(guard).toMatchObject({ line: 1, what: "is open without the right 'till.work'" })
    expect(guard?.write('row', 'now')).toBe("withRight(row, () => now ? 'person' : 'till.work')")
    expect(listGuards('door.ts', row('anyone'))).toEqual([])
  })

  it('are not what a broken world throws, what ends a loop, or what runs while the file is read', () => {
    expect(whatOf(`if (a) throw new Error('gone')`)).toEqual([])
    expect(whatOf('while (a && b) { if (c) return 1 }')).toEqual([])
    expect(whatOf('for (;;) { if (a) break }')).toEqual([])
    expect(listGuards('ask.ts', 'export const way = a ? b : c')).toEqual([])
  })

  it('say that they stay in a statement that is kept', () => {
    const [kept] = listGuards('ask.ts', inFunction('return hot((db) => db.where(eq(a, site)))'))
    const [asked] = listGuards('ask.ts', inFunction('return db.where(eq(a, site))'))
    expect([kept?.isKept, asked?.isKept]).toEqual([true, false])
  })
})

describe('a file with its guards switched', () => {
  const guarded = `if (person === null || late) return 'refused'; return person.age > 17 ? 'grown' : 'young'`

  it('does what it did while none is changed, and leaves out the one that is', () => {
    const grown = { person: { age: 30 }, late: true }
    expect(run(guarded, 0, grown)).toBe('refused')
    expect(run(guarded, 1, grown)).toBe('grown')
    expect(run(guarded, 2, grown)).toBe('refused')
    expect(run(guarded, 3, grown)).toBe('grown')
    expect(run(guarded, 4, { ...grown, late: false })).toBe('young')
    expect(() => run(guarded, 2, { person: null, late: false })).toThrow()
  })

  it('asks the database for less', () => {
    const sql = (parts: readonly string[], ...values: unknown[]) => String.raw({ raw: parts }, ...values)
    const asked = `return sql\`where t.site_id = \${site} and (\${isOpen ? 'open' : 'any'})\``
    const given = { sql, site: 7, isOpen: true }
    expect(run(asked, 0, given)).toBe('where t.site_id = 7 and (open)')
    expect(run(asked, 1, given)).toBe('where true and (open)')
    expect(run(asked, 2, given)).toBe('where t.site_id = 7 and (any)')
    const members = 'return where(and(one, two))'
    const list = { and: (...all: unknown[]) => all, where: (all: unknown) => all, one: 1, two: 2 }
    expect(run(members, 0, list)).toEqual([1, 2])
    expect(run(members, 1, list)).toEqual([undefined, 2])
  })
})
