import type { DeviceId, SiteId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { saveDeviceName } from './device.repository.ts'

/** A device gets the name that whoever looks after it gave it. */
export function renameDevice(
  tx: Tx,
  device: { readonly siteId: SiteId; readonly id: DeviceId },
  name: string,
): Promise<void> {
  return saveDeviceName(tx, device, name)
}
