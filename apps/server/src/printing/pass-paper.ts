import type { DeviceId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { changeJob, type StoredJob, saveCopy } from './print-job.repository.ts'
import { tellPaper } from './tell-boards.ts'

/** Another printer prints it from now on. The caller has locked the paper. */
export async function passPaper(
  tx: Tx,
  job: StoredJob,
  { printerId, now }: { readonly printerId: DeviceId; readonly now: Instant },
): Promise<void> {
  // What no printer was ever given is on no paper yet: it keeps its right to be the one without a mark.
  if (job.givenTimes === 0) await changeJob(tx, job, { printerId, offeredAt: now, toldMissing: false })
  else {
    await changeJob(tx, job, { state: 'moved', endedAt: now })
    await saveCopy(tx, job, { printerId, offeredAt: now })
  }
  await tellPaper(tx, job)
}
