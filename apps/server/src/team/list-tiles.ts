import type { listTiles as row } from '@comanda/contract/calls/staff/door'
import { refusal } from '@comanda/contract/refusals'
import type { StaffReader } from '../call/staff-handler.ts'
import { listTilesAt } from './admission.repository.ts'

export const listTiles: StaffReader<typeof row> = async (_request, { database, siteId, device }) => {
  if (device === null) return refusal('device-unknown')
  const tiles = await listTilesAt(database, { siteId, deviceId: device.id, ...device })
  return tiles.map(({ staffId, name, colour, isShut }) => ({ staffId, name, colour, isShut }))
}
