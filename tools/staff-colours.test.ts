import { globSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { iconPaths } from '../apps/backoffice/src/parts/icon-paths.ts'

const source = new URL('../apps/backoffice/src/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, source), 'utf8')
const sheet = read('styles.css')
const screens = globSync('**/*.tsx', { cwd: source.pathname }).map((path) => ({ path, text: read(path) }))

/** The only screens that wear the green of what is ready or paid, each with the thing that is so. */
const green: Readonly<Record<string, string>> = {
  'floor/table-tile.tsx': 'a table that has paid',
  'kitchen/dish-row.tsx': 'a dish that is ready',
}

const themes = { light: readTokens(':root {'), dark: readTokens('@utility dark-colours {') }

/** The colours of a block, by name. */
function readTokens(opening: string): ReadonlyMap<string, string> {
  const block = sheet.slice(sheet.indexOf(opening)).split('}')[0] ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  )
}

function toParts(colour: string): readonly [number, number, number] {
  const at = (place: number) => Number.parseInt(colour.slice(place, place + 2), 16) / 255
  return [at(1), at(3), at(5)]
}

/** Whether somebody would call it green: it has a colour at all, and green leads. */
function isGreen(colour: string): boolean {
  const [red, greens, blue] = toParts(colour)
  return greens - Math.max(red, blue) > 0.03
}

function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red, greens, blue] = toParts(colour).map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    ) as [number, number, number]
    return 0.2126 * red + 0.7152 * greens + 0.0722 * blue
  }
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const states = ['ready', 'soon', 'late', 'allergy']
const grounds = ['primary', 'primary-soft', 'secondary', ...states, ...states.map((state) => `${state}-soft`)]
const texts = ['text', 'text-muted', 'primary-text', ...states.map((state) => `${state}-text`)]

test.each(Object.entries(themes))(
  'of the colours in the %s only that of ready and paid is green [DAY-224]',
  (_, tokens) => {
    expect(tokens.size).toBeGreaterThan(20)
    const greens = [...tokens].filter(([, colour]) => isGreen(colour)).map(([name]) => name.replace('on-', ''))
    expect(new Set(greens.map((name) => name.replace(/-.*/, '')))).toEqual(new Set(['ready']))
  },
)

test.each(Object.entries(themes))('every colour can be read on its ground in the %s [DAY-224]', (_, tokens) => {
  const pairs = [
    ...grounds.map((ground) => [`on-${ground}`, ground]),
    ...texts.flatMap((text) => [
      [text, 'surface'],
      [text, 'background'],
    ]),
  ]
  for (const [text = '', ground = ''] of pairs) {
    const shown = contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '')
    expect(shown, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})

it('only screens that show what is ready or paid wear green, and none mixes a colour of its own [DAY-224]', () => {
  expect(screens.length).toBeGreaterThan(50)
  const wearing = screens.filter(({ text }) => /[\w:]-(?:on-)?ready(?:-\w+)?\b/.test(text)).map(({ path }) => path)
  expect(wearing.sort()).toEqual(Object.keys(green).sort())
  const mixed = screens.filter(({ text }) =>
    /(?:bg|text|border|ring)-(?:\[(?:#|\w+\()|(?:on-)?(?:free|full|hero|accent)\b)/.test(text),
  )
  expect(mixed.map(({ path }) => path)).toEqual([])
})

it('ships only icons that some screen shows', () => {
  const all = globSync('**/*.{ts,tsx}', { cwd: source.pathname }).map(read).join('\n')
  const named = [...all.matchAll(/icon: '([\w-]+)'|(?:icon|<Icon name)="([\w-]+)"/g)].flatMap(([, ...found]) => found)
  const chosen = [...all.matchAll(/<Icon name=\{([^}]*)\}/g)].flatMap(([, choice = '']) =>
    [...choice.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
  )
  const shown = new Set([...named, ...chosen])
  expect(Object.keys(iconPaths).filter((name) => !shown.has(name))).toEqual([])
})
