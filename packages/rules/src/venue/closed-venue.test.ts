import { expect, it, test } from 'vitest'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { aSite, aStore, at, modesOf } from '../testing/venues.ts'
import { localText } from '../text/local-text.ts'
import { checkRegister, isVenueClosed, readClosedText } from './closed-venue.ts'

const open = at('2026-11-13T13:00:00Z')
const shut = at('2026-11-13T20:00:00Z')

test.each<[string, boolean, OrderingMode[], boolean, typeof open, boolean]>([
  ['takeaway closed, neither table nor menu offered', true, ['pickup', 'delivery'], false, open, true],
  ['takeaway closed, tables served', true, ['pickup', 'table'], false, open, false],
  ['takeaway closed, the menu can be read', true, ['pickup', 'digital-card'], false, open, false],
  ['takeaway open, out of hours', false, ['pickup'], false, shut, false],
  ['a scanned code out of hours', false, ['pickup', 'table'], true, shut, true],
  ['a scanned code in hours', false, ['pickup'], true, open, false],
])('closed-venue dialog: %s', (_title, takeawayClosed, modes, fromCode, now, expected) => {
  const store = aStore({ takeawayClosed, modes: modesOf(...modes) })
  expect(isVenueClosed({ site: aSite(), store, now, fromCode })).toBe(expected)
})

it('tells the closed text in the active language, else in its own [SITE-043]', () => {
  const store = aStore({ closedText: localText('Cerrado', { en: 'Closed' }) })
  expect(readClosedText(store, 'en')).toBe('Closed')
  expect(readClosedText(store, 'fr')).toBe('Cerrado')
  expect(readClosedText(aStore(), 'es')).toBeNull()
  expect(readClosedText(aStore({ closedText: localText('') }), 'es')).toBeNull()
})

it('starts an order only while the register is open', () => {
  const store = aStore()
  expect(checkRegister(store)).toEqual({ allowed: true })
  const closed = { ordering: { ...store.ordering, registerOpen: false } }
  expect(checkRegister(closed)).toEqual({ allowed: false, code: 'register-closed' })
})
