import { allowed, refuse, type Verdict } from './verdict.ts'

/** Every legal move of a state. Nothing else may change the state. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/** A second caller with the same news finds the move already done, which is neither an error nor a move. */
export function checkMove<State extends string>(
  moves: Moves<State>,
  from: State,
  to: State,
): Verdict<'already-there' | 'illegal-move'> {
  if (from === to) return refuse('already-there')
  return moves[from].includes(to) ? allowed : refuse('illegal-move')
}

export function isFinal<State extends string>(moves: Moves<State>, state: State): boolean {
  return moves[state].length === 0
}
