import type { resumeThing as row } from '@comanda/contract/calls/staff/pauses'
import { refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { publishStaff } from '../live/publish-staff.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'
import { findPausable } from './pausable.ts'
import { listPausesOf, removePause } from './pause.repository.ts'
import { tellDiners, withoutThing } from './tell-diners.ts'

export const resumeThing: StaffWriter<typeof row, KeepsCatalogues> = async (asked, context) => {
  const { storeId, productId, optionValueId } = asked
  const { tx, siteId, language, now, house } = context
  const catalogue = await house.catalogues.get(siteId)
  const thing = findPausable(catalogue, { productId, optionValueId }, { storeId, language })
  if (thing === undefined) return refusal('product-not-found')
  const before = await listPausesOf(tx, { siteId, storeId }, now)
  const removed = await removePause(tx, { siteId, storeId, productId, optionValueId })
  if (removed === undefined) return refusal('already-there', { by: '' })
  const message = { kind: 'thing-resumed', store: storeId, id: String(removed.id), version: 2 }
  await publishStaff(tx, siteId, { topic: 'menu', message })
  await tellDiners(tx, { siteId, storeId, catalogue, thing, before, after: withoutThing(before, removed) })
  return {
    reply: { ...thing, pausedUntil: null, unitsLeft: null },
    subject: productId === null ? `option-value:${optionValueId}` : `product:${productId}`,
    storeId,
    before: { thing: thing.name, pausedUntil: removed.endsAt, unitsLeft: removed.unitsLeft },
    after: null,
  }
}
