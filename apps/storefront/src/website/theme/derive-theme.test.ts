import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contrast, parseHex, toHex } from './colour.ts'
import { deriveTheme, readable, type Theme, visible } from './derive-theme.ts'
import { toCss } from './to-css.ts'
import { toLogoTone } from './to-logo-tone.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const colours = fc.record({ primary: colour, secondary: colour, accent: colour, dark: fc.boolean() })

const ink = (colour: string, share: number) => ({ colour, share })

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

  test.each([
    ['dark', 'red on nothing', [ink('#a83828', 0.8), ink('#f8f8e8', 0.2)]],
    ['light', 'white on nothing', [ink('#f8f8f8', 1)]],
    [null, 'a grey that both grounds show', [ink('#808080', 1)]],
    [null, 'of which nothing is known', []],
  ])('a logo is in %s ink: %s [SITE-033]', (tone, _, inks) => {
    expect(toLogoTone(inks)).toBe(tone)
  })

  it('turns a logo round where its ink would not be seen, and only there [SITE-033]', () => {
    const site = { primary: '#b4472b', secondary: '#2f4a3c', accent: '#e0a526' }
    const turned = 'invert(1) hue-rotate(180deg)'
    expect(deriveTheme({ ...site, dark: true })).toMatchObject({ darkLogo: turned, lightLogo: 'none' })
    expect(deriveTheme({ ...site, dark: false })).toMatchObject({ darkLogo: 'none', lightLogo: turned })
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
