import { median } from './rounds.ts'

/** CPU milliseconds: the server's, and the database's. */
export interface Cost {
  readonly server: number
  readonly database: number
}

/** The medians of the rounds, and the rounds. */
export interface Costs extends Cost {
  readonly rounds: readonly Cost[]
}

export function toCosts(rounds: readonly Cost[]): Costs {
  return {
    server: median(rounds.map(({ server }) => server)),
    database: median(rounds.map(({ database }) => database)),
    rounds,
  }
}

export const ofServer = ({ server }: Cost): number => server
export const ofBoth = ({ server, database }: Cost): number => server + database

/** How many times as much ours cost. */
export function compareCosts(ours: Costs | undefined, theirs: Costs | undefined, of: (cost: Cost) => number): number {
  return medianRatio(ours?.rounds.map(of) ?? [], theirs?.rounds.map(of) ?? [])
}

/**
 * The median of the rounds' own ratios. The processor's speed changes within seconds when others share it; what one
 * round measured right after each other was measured at the same speed, and the medians of two columns were not.
 */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((own, round) => own / (theirs[round] ?? Number.NaN)))
}
