/** Where something lies: its centre, its size, and its rotation in degrees. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
  /** Seen from above, so it casts no shadow below itself. */
  readonly flat?: true
}

export function mirror(spot: Spot): Spot {
  return { ...spot, x: 800 - spot.x, turn: -(spot.turn ?? 0) }
}

/** One in the middle, two side by side, or three with one behind. */
export function pile(spot: Spot, count: 1 | 2 | 3): readonly Spot[] {
  const { x, y, size } = spot
  if (count === 1) return [spot]
  if (count === 2) {
    return [
      { x: x - size * 0.27, y: y - size * 0.1, size: size * 0.74, turn: -6 },
      { x: x + size * 0.24, y: y + size * 0.12, size: size * 0.74, turn: 6 },
    ]
  }
  return [
    { x: x + size * 0.02, y: y - size * 0.24, size: size * 0.58, turn: 4 },
    { x: x - size * 0.3, y: y + size * 0.14, size: size * 0.58, turn: -8 },
    { x: x + size * 0.28, y: y + size * 0.18, size: size * 0.58, turn: 8 },
  ]
}

/** Puts the content of a 32 by 32 drawing on a spot. */
export function emojiAt(body: string, { x, y, size, turn = 0 }: Spot, name: string): string {
  const scale = size / 32
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-16 -16)`
  return `<g transform="${place}">${ownIds(body, name)}</g>`
}

/** Two drawings in one picture must not share the ids of their gradients. */
function ownIds(body: string, name: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`)
}
