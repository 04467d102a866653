import { expect, it, test } from 'vitest'
import { chooseEntryDialog, type EntryVisit } from './choose-entry-dialog.ts'

const guest: EntryVisit = { path: '/', mode: null, isLoggedIn: false, isReading: false }
const open = { onlyUsers: false, asksModeOnEntry: false, modes: ['delivery', 'pickup'] as const }

test.each<[string, Partial<typeof open>, Partial<EntryVisit>, string | null]>([
  ['an open site asks nothing', {}, {}, null],
  ['one for its customers asks who you are [SITE-007]', { onlyUsers: true }, {}, 'account'],
  ['and insists while ordering for home', { onlyUsers: true }, { mode: 'pickup' }, 'account'],
  ['but not at a table [OPEN-090]', { onlyUsers: true }, { mode: 'table' }, null],
  ['nor from a customer', { onlyUsers: true }, { isLoggedIn: true }, null],
  [
    'nor from a guest who only reads the menu [F-072]',
    { onlyUsers: true, asksModeOnEntry: true },
    { isReading: true },
    null,
  ],
  ['one that asks for the mode opens its dialog [SITE-011]', { asksModeOnEntry: true }, {}, 'start'],
  ['until a mode is chosen', { asksModeOnEntry: true }, { mode: 'pickup' }, null],
  ['who you are comes first', { onlyUsers: true, asksModeOnEntry: true }, {}, 'account'],
  ['then the mode', { onlyUsers: true, asksModeOnEntry: true }, { isLoggedIn: true }, 'start'],
])('%s', (_title, site, visit, expected) => {
  expect(chooseEntryDialog({ ...open, ...site }, { ...guest, ...visit })).toBe(expected)
})

it('lets everyone read what the venue says of itself', () => {
  for (const path of ['/contact', '/pages/privacidad', '/allergens', '/account/resetpassword']) {
    expect(chooseEntryDialog({ ...open, onlyUsers: true }, { ...guest, path })).toBeNull()
  }
})
