/** Anything a board shows: every change of it has a greater version. */
export interface Versioned {
  readonly id: string
  readonly version: number
}

export interface BoardState<Thing extends Versioned> {
  readonly things: readonly Thing[]
  /** The newest version that was heard of, of each thing whose change is not shown yet. */
  readonly heard: ReadonlyMap<string, number>
}

/** A message names a thing and its version, never its contents; an older or repeated one changes nothing. */
export function hearChange<Thing extends Versioned>(
  state: BoardState<Thing>,
  { id, version }: Versioned,
): BoardState<Thing> {
  const shown = state.things.find((thing) => thing.id === id)?.version ?? 0
  if (version <= Math.max(shown, state.heard.get(id) ?? 0)) return state
  return { ...state, heard: new Map(state.heard).set(id, version) }
}

/** A write of this board was answered with the thing as it is now: it is shown without another look. */
export function showChange<Thing extends Versioned>(state: BoardState<Thing>, changed: Thing): BoardState<Thing> {
  const isNewer = (thing: Thing) => thing.id === changed.id && thing.version < changed.version
  return {
    things: state.things.map((thing) => (isNewer(thing) ? changed : thing)),
    heard: new Map([...state.heard].filter(([id, version]) => id !== changed.id || version > changed.version)),
  }
}

/** The things that a look found, and those that had been heard of when it began. */
export interface Look<Thing extends Versioned> {
  readonly found: readonly Thing[]
  readonly heardBefore: ReadonlyMap<string, number>
}

/**
 * The order of events says nothing: one that was committed later may have a smaller id. So a board goes by versions.
 * What had been heard of before the look began is in what it found, or has left the board; what was heard of meanwhile
 * may be missing, and needs another look.
 */
export function applyByVersion<Thing extends Versioned>(
  { things, heard }: BoardState<Thing>,
  { found, heardBefore }: Look<Thing>,
): BoardState<Thing> {
  const shown = new Map(things.map((thing) => [thing.id, thing]))
  const versions = new Map(found.map(({ id, version }) => [id, version]))
  const isNews = ([id, version]: readonly [string, number]) =>
    version > Math.max(versions.get(id) ?? 0, heardBefore.get(id) ?? 0)
  return {
    things: found.map((thing) => {
      const known = shown.get(thing.id)
      return known !== undefined && known.version > thing.version ? known : thing
    }),
    heard: new Map([...heard].filter(isNews)),
  }
}
