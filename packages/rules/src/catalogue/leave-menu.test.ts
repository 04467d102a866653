import { expect, test } from 'vitest'
import { aChoice, units } from '../testing/choices.ts'
import { asksBeforeLeaving } from './leave-menu.ts'

const begun = { configuration: aChoice(), quantity: 1, notes: '' }
const chosen = { ...begun, configuration: aChoice({ units: units(5, 1, 1) }) }

test.each([
  ['nothing was chosen', 1, begun, begun, false],
  ['a dish of it was chosen', 1, begun, chosen, true],
  ['more than one is wanted', 1, begun, { ...begun, quantity: 2 }, true],
  ['a note was written', 1, begun, { ...begun, notes: 'sin sal' }, true],
  ['a line of the basket stayed as it was', 1, chosen, { ...chosen }, false],
  ['a line of the basket was emptied', 1, chosen, begun, true],
  ['only a dish of a menu was being chosen', 2, begun, chosen, false],
] as const)('when %s, leaving level %i asks: %5$s [CONFIG-024] [F-039]', (_title, level, before, now, asks) => {
  expect(asksBeforeLeaving(level, before, now)).toBe(asks)
})
