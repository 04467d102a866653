import type { SiteColours } from '@comanda/rules/website/website'
import { contrast, type Oklch, parseHex, toHex } from './colour.ts'

/** Every colour a component may use. Each `on…` and `…Text` is readable on its background, whatever the site chose. */
export interface Theme {
  readonly background: string
  readonly surface: string
  readonly sunken: string
  readonly line: string
  readonly text: string
  readonly textMuted: string
  readonly primary: string
  readonly primaryHover: string
  readonly onPrimary: string
  readonly primaryText: string
  readonly primarySoft: string
  readonly primarySoftHover: string
  readonly onPrimarySoft: string
  readonly accent: string
  readonly onAccent: string
  readonly accentText: string
  readonly hero: string
  readonly onHero: string
  readonly onHeroMuted: string
  /** A day with places, and one without; no component relies on the colour alone. */
  readonly free: string
  readonly onFree: string
  readonly full: string
  readonly onFull: string
  readonly focus: string
  /** How a logo in dark ink is drawn, and one in light ink: where it would not be seen, its light and dark change places. */
  readonly darkLogo: string
  readonly lightLogo: string
}

/** WCAG 2.2 AA: for text, and for what must be distinguished from its background. */
export const readable = 4.5
export const visible = 3

const fallback = { primary: '#b4472b', secondary: '#2f4a3c', accent: '#e0a526' }

export function deriveTheme(colours: Omit<SiteColours, 'followsVisitor'>): Theme {
  const primary = read(colours.primary, fallback.primary)
  const secondary = read(colours.secondary, fallback.secondary)
  const accent = read(colours.accent, fallback.accent)
  const { dark } = colours
  const hue = primary.hue
  const ground = (lightness: number, chroma: number) => toHex({ lightness, chroma: tinge(primary, chroma), hue })
  const background = dark ? ground(0.17, 0.012) : ground(0.982, 0.006)
  const surface = dark ? ground(0.215, 0.014) : '#ffffff'
  const sunken = dark ? ground(0.255, 0.016) : ground(0.955, 0.01)
  const grounds = [background, surface, sunken]
  const primarySoft = soften(primary, dark ? 0.3 : 0.945)
  const primarySoftHover = soften(primary, dark ? 0.35 : 0.905)
  const fill = toFill(primary)
  // On a dark site a bright panel would dazzle.
  const hero = toHex({ ...secondary, lightness: dark ? Math.min(secondary.lightness, 0.3) : secondary.lightness })
  const inked = areDark([hero]) ? { strong: 0.985, soft: 0.88 } : { strong: 0.22, soft: 0.42 }
  return {
    background,
    surface,
    sunken,
    line: dark ? ground(0.33, 0.016) : ground(0.905, 0.012),
    text: readableOn(grounds, { lightness: dark ? 0.96 : 0.23, chroma: tinge(primary, 0.014), hue }),
    textMuted: readableOn(grounds, { lightness: dark ? 0.75 : 0.5, chroma: tinge(primary, 0.016), hue }),
    primary: fill.ground,
    primaryHover: fill.hover,
    onPrimary: fill.ink,
    primaryText: readableOn(grounds, primary),
    primarySoft,
    primarySoftHover,
    onPrimarySoft: readableOn([primarySoft, primarySoftHover], primary),
    accent: toFill(accent).ground,
    onAccent: toFill(accent).ink,
    accentText: readableOn(grounds, accent),
    hero,
    onHero: readableOn([hero], { lightness: inked.strong, chroma: 0.012, hue: secondary.hue }),
    onHeroMuted: readableOn([hero], { lightness: inked.soft, chroma: 0.02, hue: secondary.hue }),
    ...toSign('free', greenHue, dark),
    ...toSign('full', redHue, dark),
    focus: moveUntil(grounds, primary, visible),
    darkLogo: dark ? lightTurned : 'none',
    lightLogo: dark ? 'none' : lightTurned,
  }
}

/** Dark becomes light and light dark; the hues stay. */
const lightTurned = 'invert(1) hue-rotate(180deg)'

const greenHue = 150
const redHue = 25

/** Green and red mean the same on every site and are no site's own colours. */
function toSign<Name extends 'free' | 'full'>(name: Name, hue: number, dark: boolean) {
  const ground = toHex({ lightness: dark ? 0.32 : 0.93, chroma: 0.06, hue })
  const ink = readableOn([ground], { lightness: dark ? 0.88 : 0.42, chroma: 0.12, hue })
  return { [name]: ground, [`on${name === 'free' ? 'Free' : 'Full'}`]: ink } as Record<
    Name | `on${Capitalize<Name>}`,
    string
  >
}

function read(text: string, otherwise: string): Oklch {
  return parseHex(text) ?? (parseHex(otherwise) as Oklch)
}

/** A grey site stays grey: a background has no more chroma than the site's own colour. */
function tinge(colour: Oklch, chroma: number): number {
  return Math.min(chroma, colour.chroma)
}

function soften(colour: Oklch, lightness: number): string {
  return toHex({ lightness, chroma: Math.min(colour.chroma * 0.4, 0.055), hue: colour.hue })
}

function readableOn(grounds: readonly string[], colour: Oklch): string {
  return moveUntil(grounds, colour, readable)
}

/** Keeps the hue and changes the lightness until the contrast with every background is enough. */
function moveUntil(grounds: readonly string[], colour: Oklch, wanted: number): string {
  const holds = (tried: string) => grounds.every((ground) => contrast(tried, ground) >= wanted)
  if (holds(toHex(colour))) return toHex(colour)
  const step = areDark(grounds) ? 0.01 : -0.01
  for (let lightness = colour.lightness; lightness >= 0 && lightness <= 1; lightness += step) {
    const tried = toHex({ ...colour, lightness })
    if (holds(tried)) return tried
  }
  return areDark(grounds) ? '#ffffff' : '#000000'
}

/** A filled area and its text colour. A fill almost dark enough for white is darkened: black on red looks broken. */
function toFill(colour: Oklch): { ground: string; hover: string; ink: string } {
  const isForWhite = contrast('#ffffff', toHex(colour)) >= visible
  const ground = isForWhite ? moveUntil(['#ffffff'], colour, readable) : toHex(colour)
  const { lightness } = read(ground, ground)
  const hover = toHex({ ...colour, lightness: isForWhite ? Math.max(0, lightness - 0.05) : lightness + 0.04 })
  return { ground, hover, ink: isForWhite ? '#ffffff' : '#000000' }
}

function areDark(grounds: readonly string[]): boolean {
  const worst = (ink: string) => Math.min(...grounds.map((ground) => contrast(ink, ground)))
  return worst('#ffffff') >= worst('#000000')
}
