import { matchRoutes } from 'react-router'
import { describe, expect, it, test } from 'vitest'
import { checkEntry } from './check-entry.ts'
import { nobody } from './nobody.ts'

const table = [
  { path: '/', children: [{ path: 'open' }, { path: 'shut', handle: { guards: ['logged-in'] } }] },
  { path: '/odd', handle: { guards: ['admin'] } },
]
const ask = (path: string, isLoggedIn = false) =>
  checkEntry({
    path,
    matches: matchRoutes(table, path),
    visit: async () => ({ ...nobody, isLoggedIn }),
    onlyDigitalCard: false,
  })

describe('an address', () => {
  test.each(['/open', '/nowhere'])('%s without a guard is open to everyone', async (path) => {
    expect(await ask(path)).toEqual({ kind: 'open', isGuarded: false })
  })

  it('with one is open to whom it lets in', async () => {
    expect(await ask('/shut', true)).toEqual({ kind: 'open', isGuarded: true })
    expect(await ask('/shut')).toEqual({ kind: 'elsewhere', location: '/?next=/shut' })
  })

  it('with one nobody wrote fails with 500 and says so [SHELL-026] [ERRORS-076]', async () => {
    expect(await ask('/odd')).toEqual({ kind: 'failed', status: 500, message: 'Unknown middleware admin' })
  })
})
