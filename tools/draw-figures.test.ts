import { expect, it } from 'vitest'
import { drawFigures } from './draw-figures.ts'

const held = { what: 'menu call', figure: '1.20', limit: '2', isHeld: true }
const over = { what: 'menu page, 6000 dishes', figure: '2.31', limit: '2', isHeld: false }
const pricing = { name: 'pricing', seconds: 4.4, isBroken: false, figures: [held] }

it('ends with one table of every figure beside its limit, and says which are over it [F-102]', () => {
  const menu = { name: 'menu', seconds: 60, isBroken: false, figures: [held, over] }
  const taps = { name: 'taps', seconds: 30, isBroken: false, figures: [{ ...over, what: 'open a dish' }] }
  expect(drawFigures([pricing, menu, taps])).toEqual([
    '  benchmark  figure                  measured  limit',
    '  pricing    menu call               1.20      2',
    '  menu       menu call               1.20      2',
    '  menu       menu page, 6000 dishes  2.31      2      OVER',
    '  taps       open a dish             2.31      2      OVER',
    'Over their limits: 2 of 4 figures.',
    '94 s in all: pricing 4 s, menu 60 s, taps 30 s',
  ])
})

it('says so when all are held, and when a benchmark broke', () => {
  expect(drawFigures([pricing])).toContain('All 1 figures are within their limits.')
  const broken = { ...pricing, name: 'cart', isBroken: true, figures: [] }
  expect(drawFigures([pricing, broken]).join('\n')).toMatch(
    / {2}cart +broke before its end +OVER\nOver their limits: 1/,
  )
})
