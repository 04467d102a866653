import type { endRush as row } from '@comanda/contract/calls/staff/rush'
import { refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { publishRush } from './publish-rush.ts'
import { removeRush } from './rush.repository.ts'

export const endRush: StaffWriter<typeof row> = async ({ storeId }, { tx, siteId }) => {
  const removed = await removeRush(tx, { siteId, storeId })
  if (removed === undefined) return refusal('already-there', { by: '' })
  await publishRush(tx, { siteId, storeId })
  const { minutes, stopped, endsAt } = removed
  return { reply: {}, subject: `store:${storeId}`, storeId, before: { minutes, stopped, endsAt }, after: null }
}
