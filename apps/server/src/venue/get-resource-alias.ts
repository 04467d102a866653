import type { getResourceAlias as row } from '@comanda/contract/calls/resource'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { KeepsVenues } from './load-venues.ts'

/** A table that does not exist is a bad QR code (QR-016). */
export const getResourceAlias: Handler<typeof row, KeepsVenues> = async (
  { resourceId, position },
  { siteId, house },
) => {
  const { stores } = await house.venues.get(siteId)
  const room = stores.flatMap(({ resources }) => resources).find(({ id }) => id === resourceId)
  const table = room?.positions.find(({ number }) => number === position)
  if (room === undefined || table === undefined) return refusal('resource-not-found')
  return { name: room.name, alias: table.alias }
}
