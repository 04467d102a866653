import type { StoredJob } from './print-job.repository.ts'

/** It is still to be printed. */
export function isJobOpen({ state }: Pick<StoredJob, 'state'>): boolean {
  return state === 'waiting' || state === 'given'
}
