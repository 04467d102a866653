import type { dropPaper as row } from '@comanda/contract/calls/staff/printing'
import { refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { isJobOpen } from './is-job-open.ts'
import { changeJob, lockJob } from './print-job.repository.ts'
import { tellPaper } from './tell-boards.ts'

/** Nobody wants this paper any more; of one that is over there is nothing to drop. */
export const dropPaper: StaffWriter<typeof row> = async ({ paperId }, context) => {
  const { tx, now } = context
  const job = await lockJob(tx, context, paperId)
  if (job === undefined || !isJobOpen(job)) return refusal('paper-not-found')
  await changeJob(tx, job, { state: 'dropped', endedAt: now })
  await tellPaper(tx, job)
  return {
    reply: {},
    subject: `paper:${paperId}`,
    storeId: job.storeId,
    before: { state: job.state },
    after: { state: 'dropped' },
  }
}
