import type { pauseThing as row } from '@comanda/contract/calls/staff/pauses'
import { refusal } from '@comanda/contract/refusals'
import { findPauseEnd } from '@comanda/rules/venue/pause-end'
import type { StaffWriter } from '../call/staff-handler.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { findDayCutoff } from './day-cutoff.repository.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'
import { findPausable } from './pausable.ts'
import { listPausesOf, savePause } from './pause.repository.ts'
import { tellDiners, withSaved } from './tell-diners.ts'

/** An open menu shows it at once, and whoever has it in a cart reads so there next; the clock alone ends it. */
export const pauseThing: StaffWriter<typeof row, KeepsCatalogues> = async (asked, context) => {
  const { storeId, productId, optionValueId } = asked
  const unitsLeft = asked.until === 'left' ? asked.left : null
  const { tx, siteId, language, now, house } = context
  const cutoff = await findDayCutoff(tx, siteId, storeId)
  if (cutoff === undefined) return refusal('store-not-found')
  const catalogue = await house.catalogues.get(siteId)
  const thing = findPausable(catalogue, { productId, optionValueId }, { storeId, language })
  if (thing === undefined) return refusal('product-not-found')
  const endsAt = findPauseEnd(asked, now, cutoff)
  if (endsAt === undefined) return refusal('end-missing')
  const paused = await listPausesOf(tx, { siteId, storeId }, now)
  const old = paused.find((one) => one.productId === productId && one.optionValueId === optionValueId)
  const saved = await savePause(tx, { siteId, storeId, productId, optionValueId, endsAt, unitsLeft })
  const message = { kind: 'thing-paused', store: storeId, id: String(saved.id), version: 1 }
  await publishStaff(tx, siteId, { topic: 'menu', message })
  await tellDiners(tx, { siteId, storeId, catalogue, thing, before: paused, after: withSaved(paused, saved) })
  return {
    reply: { ...thing, pausedUntil: unitsLeft === null ? endsAt : null, unitsLeft },
    subject: productId === null ? `option-value:${optionValueId}` : `product:${productId}`,
    storeId,
    before: old === undefined ? null : { pausedUntil: old.endsAt, unitsLeft: old.unitsLeft },
    after: { thing: thing.name, pausedUntil: endsAt, unitsLeft },
  }
}
