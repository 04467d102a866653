/** How a demo picture is composed: what lies on which background. */
export interface PictureRecipe {
  readonly layout: PictureLayout
  readonly ground: GroundName
  /** Names of the Fluent Emoji set; the first is the dish, the others surround it. */
  readonly emoji: readonly [string, ...string[]]
  /** How many of the dish lie together. */
  readonly pile: 1 | 2 | 3
}

/** plate: on a light plate · slate: on a dark one · board: on wood · pan: from above · free: standing · icon: alone. */
const pictureLayouts = ['plate', 'slate', 'board', 'pan', 'free', 'icon'] as const
export type PictureLayout = (typeof pictureLayouts)[number]

/** Warm backgrounds, light to dark; the renderer blends from the first to the second. */
export const grounds = {
  linen: ['#fbf3e6', '#ecd9bd'],
  saffron: ['#ffe9b8', '#f3b95a'],
  paprika: ['#ffd9c7', '#e58a66'],
  terracotta: ['#f6cdb5', '#c9754f'],
  olive: ['#eef0cf', '#b9bf7a'],
  basil: ['#dff0d8', '#8fbf8a'],
  rose: ['#ffe3e1', '#eba7a3'],
  wine: ['#e9c6cf', '#9d4a62'],
  cocoa: ['#ead7c8', '#a5765a'],
  sea: ['#dcefee', '#86bdbb'],
  indigo: ['#d9def2', '#6f7fb5'],
  charcoal: ['#5b5560', '#29262d'],
} as const satisfies Record<string, readonly [string, string]>
export type GroundName = keyof typeof grounds
