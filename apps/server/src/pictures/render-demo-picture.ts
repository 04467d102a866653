import { grounds, type PictureRecipe } from '@comanda/demo/pictures/recipe'
import { emojiAt, mirror, pile, type Spot } from './place-emoji.ts'

const pictureWidth = 800
const pictureHeight = 600
const iconSide = 240

/** Draws a recipe as an SVG: a warm background, what the dish is served on, the dish, and its side dishes. */
export function renderDemoPicture(recipe: PictureRecipe, emoji: (name: string) => string): string {
  const [hero, ...sides] = recipe.emoji
  if (recipe.layout === 'icon')
    return svg(iconSide, iconSide, emojiAt(emoji(hero), { x: 120, y: 120, size: 212 }, 'hero'))
  const [light, deep] = grounds[recipe.ground]
  const scene = scenes[recipe.layout]
  const mirrored = isMirrored(recipe)
  const inFront: string[] = []
  const behind: string[] = []
  for (const [at, name] of sides.entries()) {
    const spot = scene.sides[at % scene.sides.length]
    if (!spot) continue
    const drawn = put(emoji(name), mirrored ? mirror(spot) : spot, `side${at}`)
    if (at === 0) inFront.push(drawn)
    else behind.push(drawn)
  }
  const heroes = pile(scene.hero, recipe.pile).map((spot, at) => put(emoji(hero), spot, `hero${at}`))
  return svg(
    pictureWidth,
    pictureHeight,
    [ground(light, deep), scene.under(light), ...behind, ...heroes, ...inFront].join('\n'),
  )
}

/** Half of the pictures are mirrored, so that a page of them does not look uniform. */
function isMirrored({ emoji, ground }: PictureRecipe): boolean {
  const letters = [...emoji.join(), ...ground]
  return letters.reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1
}

interface Scene {
  readonly hero: Spot
  /** Where the side dishes lie; the first in front of the dish, the others behind. */
  readonly sides: readonly Spot[]
  readonly under: (light: string) => string
}

const scenes: Readonly<Record<Exclude<PictureRecipe['layout'], 'icon'>, Scene>> = {
  plate: {
    hero: { x: 400, y: 290, size: 318 },
    sides: [
      { x: 610, y: 430, size: 150, turn: 10 },
      { x: 196, y: 168, size: 128, turn: -12 },
      { x: 640, y: 150, size: 112, turn: 8 },
    ],
    under: () => plate('#ffffff', '#efe9e1', '#d9d0c4'),
  },
  slate: {
    hero: { x: 400, y: 290, size: 324 },
    sides: [
      { x: 612, y: 436, size: 148, turn: 12 },
      { x: 190, y: 430, size: 122, turn: -14 },
      { x: 196, y: 150, size: 110, turn: -8 },
    ],
    under: () => plate('#5a4a42', '#3a2e29', '#2a211d'),
  },
  board: {
    hero: { x: 400, y: 268, size: 372 },
    sides: [
      { x: 612, y: 414, size: 164, turn: 8 },
      { x: 188, y: 408, size: 138, turn: -10 },
      { x: 640, y: 160, size: 116, turn: 10 },
    ],
    under: board,
  },
  pan: {
    hero: { x: 400, y: 296, size: 520, flat: true },
    sides: [
      { x: 662, y: 466, size: 158, turn: 8 },
      { x: 128, y: 462, size: 134, turn: -10 },
      { x: 140, y: 128, size: 112, turn: -8 },
    ],
    under: () => '<ellipse cx="412" cy="330" rx="300" ry="280" fill="url(#fade)"/>',
  },
  free: {
    hero: { x: 400, y: 282, size: 380 },
    sides: [
      { x: 600, y: 440, size: 150, turn: 8 },
      { x: 196, y: 440, size: 128, turn: -10 },
      { x: 640, y: 262, size: 112, turn: 10 },
    ],
    under: glow,
  },
}

function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
}

function ground(light: string, deep: string): string {
  return `<defs><radialGradient id="ground" cx="0.38" cy="0.26" r="0.95"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
<radialGradient id="fade"><stop stop-color="#1c1008" stop-opacity="0.42"/><stop offset="0.55" stop-color="#1c1008" stop-opacity="0.2"/><stop offset="1" stop-color="#1c1008" stop-opacity="0"/></radialGradient></defs>
<rect width="800" height="600" fill="url(#ground)"/>`
}

function put(body: string, spot: Spot, name: string): string {
  return (spot.flat ? '' : shadow(spot)) + emojiAt(body, spot, name)
}

/** The soft shadow under a thing, where it touches the ground. */
function shadow({ x, y, size }: Spot): string {
  return `<ellipse cx="${x + size * 0.04}" cy="${y + size * 0.4}" rx="${size * 0.46}" ry="${size * 0.15}" fill="url(#fade)"/>`
}

function plate(centre: string, rim: string, edge: string): string {
  return `<defs><radialGradient id="dish" cx="0.42" cy="0.36" r="0.72"><stop stop-color="${centre}"/><stop offset="1" stop-color="${rim}"/></radialGradient></defs>
<ellipse cx="412" cy="340" rx="312" ry="270" fill="url(#fade)"/>
<circle cx="400" cy="304" r="256" fill="${edge}"/><circle cx="400" cy="300" r="254" fill="url(#dish)"/>
<circle cx="400" cy="300" r="186" fill="none" stroke="${edge}" stroke-opacity="0.55" stroke-width="3"/>`
}

function board(): string {
  return `<defs><linearGradient id="wood" x1="0" y1="0" x2="1" y2="0.25"><stop stop-color="#c58f5a"/><stop offset="0.5" stop-color="#b67e4a"/><stop offset="1" stop-color="#9d683a"/></linearGradient></defs>
<ellipse cx="412" cy="356" rx="390" ry="240" fill="url(#fade)"/>
<rect x="96" y="94" width="608" height="424" rx="44" fill="#83542c"/><rect x="96" y="86" width="608" height="424" rx="44" fill="url(#wood)"/>
<g stroke="#83542c" stroke-opacity="0.22" stroke-width="3" fill="none"><path d="M110 190 C 260 172 420 212 690 186"/><path d="M104 300 C 300 322 500 280 696 306"/><path d="M110 412 C 280 396 460 432 690 406"/></g>`
}

function glow(light: string): string {
  return `<defs><radialGradient id="glow"><stop stop-color="#fff" stop-opacity="0.75"/><stop offset="0.6" stop-color="${light}" stop-opacity="0.4"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>
<circle cx="400" cy="270" r="320" fill="url(#glow)"/><ellipse cx="400" cy="470" rx="300" ry="60" fill="url(#fade)" opacity="0.6"/>`
}
