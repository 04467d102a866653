import { isRefusal } from '@comanda/contract/refusals'
import type { BoardsWords } from '@comanda/i18n/dictionaries/boards/es'
import type { Failure } from '@comanda/screen/failure'

/** Whoever was second is told who was first (DAY-039): the refusal with a sentence that says it. */
export function addDoerName(failure: Failure, { doneBy, takenBy }: BoardsWords['boards']): Failure {
  if (!isRefusal(failure)) return failure
  const { refused, details } = failure
  if (refused === 'already-there' && details?.by) return { ...failure, message: doneBy(details.by) }
  if (refused === 'ride-taken' && details?.by) return { ...failure, message: takenBy(details.by) }
  return failure
}
