import { useEffect } from 'react'
import type { Noted } from './noted.ts'
import { dropNoted } from './unsent.ts'

interface Truth {
  readonly trueAt: number | null
  readonly isKept: boolean
}

/** While a board shows the truth, nobody needs a list of what could not be sent from it. */
export function useTruth(place: Noted['place'], { trueAt, isKept }: Truth): void {
  useEffect(() => {
    if (trueAt !== null && !isKept) dropNoted(place)
  }, [place, trueAt, isKept])
}
