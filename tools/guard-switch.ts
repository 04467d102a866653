// Imported by the changed files of a copy, and by the runner of their tests.

interface Switch {
  /** The guard that is changed now; zero stands for none. */
  changed: number
  /** The guards that were asked since somebody looked. */
  readonly reached: Set<number>
  /** The guards whose change a test has noticed. */
  readonly noticed: Set<number>
}

const kept = globalThis as { comandaGuards?: Switch }
kept.comandaGuards ??= { changed: 0, reached: new Set(), noticed: new Set() }

/** One for the runner and for what it runs, although each loads this file for itself. */
export const guards: Switch = kept.comandaGuards

export function isChanged(id: number): boolean {
  guards.reached.add(id)
  return guards.changed === id
}

/** A row whose right is asked for each time. */
export function withRight<Row extends object>(row: Row, get: () => string): Row {
  return Object.defineProperty(row, 'right', { get, enumerable: true })
}
