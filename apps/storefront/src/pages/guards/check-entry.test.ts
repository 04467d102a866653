import { describe, expect, it } from 'vitest'
import { checkEntry } from './check-entry.ts'
import { nobody } from './testing/nobody.ts'

const ask = (guards: readonly string[], isLoggedIn = false) =>
  checkEntry({
    path: '/shut',
    guards,
    visit: async () => ({ ...nobody, isLoggedIn }),
    onlyDigitalCard: false,
  })

describe('an address', () => {
  it('without a guard is open to everyone', async () => {
    expect(await ask([])).toEqual({ kind: 'open', isGuarded: false })
  })

  it('with one is open to whom it lets in', async () => {
    expect(await ask(['logged-in'], true)).toEqual({ kind: 'open', isGuarded: true })
    expect(await ask(['logged-in'])).toEqual({ kind: 'elsewhere', location: '/?next=/shut' })
  })

  it('with one nobody wrote fails with 500 and says so [SHELL-026] [ERRORS-076]', async () => {
    expect(await ask(['admin'])).toEqual({ kind: 'failed', status: 500, message: 'Unknown middleware admin' })
  })
})
