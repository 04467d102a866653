import { createContext, useContext } from 'react'
import type { Noted } from '../queue/noted.ts'

/** The facts of a board that everything pressed on it needs. */
export interface ActingBoard {
  readonly place: Noted['place']
  /** The server cannot be reached: what is shown may be looked at, and nothing of it can be changed (DAY-040). */
  readonly isCutOff: boolean
  /** Reads everything again. */
  readonly again: () => void
}

/** The board that somebody stands at; null on a screen that shows none. */
export const ActingBoardContext = createContext<ActingBoard | null>(null)

export function useCutOff(): boolean {
  return useContext(ActingBoardContext)?.isCutOff ?? false
}
