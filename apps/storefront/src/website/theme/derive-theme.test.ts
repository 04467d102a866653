import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contrast, parseHex, toHex } from './colour.ts'
import { deriveTheme, readable, type Theme, visible } from './derive-theme.ts'
import { toCss } from './to-css.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const colours = fc.record({ primary: colour, secondary: colour, accent: colour, dark: fc.boolean() })

const textPairs: readonly (readonly [keyof Theme, keyof Theme])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['textMuted', 'background'],
  ['textMuted', 'surface'],
  ['textMuted', 'sunken'],
  ['primaryText', 'background'],
  ['primaryText', 'surface'],
  ['primaryText', 'sunken'],
  ['accentText', 'background'],
  ['accentText', 'surface'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimarySoft', 'primarySoft'],
  ['onPrimarySoft', 'primarySoftHover'],
  ['onAccent', 'accent'],
  ['onHero', 'hero'],
  ['onHeroMuted', 'hero'],
  ['onFree', 'free'],
  ['onFull', 'full'],
]

describe('the theme', () => {
  it('keeps every text readable with any three colours, light or dark', () => {
    fc.assert(
      fc.property(colours, (site) => {
        const theme = deriveTheme(site)
        for (const [text, ground] of textPairs) {
          expect(contrast(theme[text], theme[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(readable)
        }
        expect(contrast(theme.focus, theme.background)).toBeGreaterThanOrEqual(visible)
      }),
      { numRuns: 400 },
    )
  })

  it('keeps the colours the site chose where it may', () => {
    const theme = deriveTheme({ primary: '#B4472B', secondary: '#2f4a3c', accent: '#e0a526', dark: false })
    expect(theme).toMatchObject({ primary: '#b4472b', accent: '#e0a526', onPrimary: '#ffffff', onAccent: '#000000' })
  })

  it('turns dark when the site asks for it, and only then [SITE-033]', () => {
    const site = { primary: '#b4472b', secondary: '#2f4a3c', accent: '#e0a526' }
    const [light, dark] = [deriveTheme({ ...site, dark: false }), deriveTheme({ ...site, dark: true })]
    expect(contrast(light.background, '#ffffff')).toBeLessThan(1.2)
    expect(contrast(dark.background, '#000000')).toBeLessThan(1.4)
    expect(toCss(dark, true)).toMatch(/^:root\{color-scheme:dark;--background:#[\da-f]{6};.*--on-primary-soft:/)
    expect(toCss(light, false)).toContain('color-scheme:light')
  })

  it('puts a logo on a plate where it would not be seen, and only there [SITE-033]', () => {
    const site = { primary: '#b4472b', secondary: '#2f4a3c', accent: '#e0a526' }
    const ofRed = [
      { colour: '#a83828', share: 0.8 },
      { colour: '#f8f8e8', share: 0.2 },
    ]
    const plate = (dark: boolean, inks: readonly { colour: string; share: number }[]) =>
      deriveTheme({ ...site, dark }, inks).logoPlate
    expect(plate(true, ofRed)).toBe('#ffffff')
    expect(plate(false, ofRed)).toBe('transparent')
    expect(plate(true, [{ colour: '#f8f8f8', share: 1 }])).toBe('transparent')
    expect(plate(false, [{ colour: '#f8f8f8', share: 1 }])).toBe('#111111')
    expect(plate(true, [])).toBe('transparent')
  })

  test.each(['', 'red', '#12345', 'url(x)', '#12345g'])('falls back when a colour is %j', (broken) => {
    const theme = deriveTheme({ primary: broken, secondary: broken, accent: broken, dark: false })
    expect(theme.primary).toBe('#b4472b')
  })
})

describe('colours', () => {
  it('survive the way to OKLCH and back', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const parsed = parseHex(hex)
        expect(parsed && toHex(parsed)).toBe(hex)
      }),
    )
  })

  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('%s on %s contrasts %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })

  it('reads short hexadecimal', () => {
    expect(parseHex('#fa0')).toEqual(parseHex('#ffaa00'))
  })
})
