import { expect, it } from 'vitest'
import { drawFigures } from './draw-figures.ts'

const held = { what: 'menu call', figure: '1.20', limit: '2', isHeld: true }
const over = { what: 'menu page, 6000 dishes', figure: '2.31', limit: '2', isHeld: false }
const pricing = { name: 'pricing', seconds: 4.4, isBroken: false, figures: [held] }

it('ends with one table of every figure that is over its limit [F-102]', () => {
  const menu = { name: 'menu', seconds: 60, isBroken: false, figures: [held, over] }
  const taps = { name: 'taps', seconds: 30, isBroken: false, figures: [{ ...over, what: 'open a dish' }] }
  expect(drawFigures([pricing, menu, taps])).toEqual([
    'Over their limits:',
    '  benchmark  figure                  measured  limit',
    '  menu       menu page, 6000 dishes  2.31      2',
    '  taps       open a dish             2.31      2',
    '94 s in all: pricing 4 s, menu 60 s, taps 30 s',
  ])
})

it('says so when all are held, and when a benchmark broke', () => {
  expect(drawFigures([pricing])[0]).toBe('All 1 figures are within their limits.')
  const broken = { ...pricing, name: 'cart', isBroken: true, figures: [] }
  expect(drawFigures([pricing, broken]).join('\n')).toMatch(/Over their limits:\n.*\n {2}cart +broke before its end/)
})
