import { expect, test } from 'vitest'
import { templateOf } from './template-of.ts'

test.each([
  [0, 60, 'default'],
  [1, 120, 'default'],
  [2, 220, 'v2'],
  [3, 120, 'default'],
] as const)('version %i has a header of %i px, %s [SHELL-033, CONST-016]', (version, height, variant) => {
  const { header } = templateOf({ version })
  expect(header).toMatchObject({ height, variant, className: `h-[${height}px]` })
})

test('no two versions fill their slots alike [SITE-010]', () => {
  const looks = ([0, 1, 2, 3] as const).map((version) => {
    const { header, hero, menu } = templateOf({ version })
    return JSON.stringify([header.height, hero, menu])
  })
  expect(new Set(looks).size).toBe(4)
})
