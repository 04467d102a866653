import type { DetailsOf } from '@comanda/contract/refusal-details'
import type { Failure } from '@comanda/screen/failure'
import { useState } from 'react'

export type Stale = DetailsOf<'version-stale'>

/** The facts of a change that somebody else made first. */
export function findStale(failure: Failure | null): Stale | null {
  if (failure === null || !('refused' in failure) || failure.refused !== 'version-stale') return null
  return failure.details ?? null
}

/** The version of a thing that its writer has seen: after a stale write, the one whose changes were shown. */
export function useSeenVersion(first: number, failure: Failure | null): number {
  const [seen, setSeen] = useState(first)
  const told = findStale(failure)?.version ?? seen
  if (told > seen) setSeen(told)
  return seen
}
