import { toDinerName } from '@comanda/rules/table/diners'
import { deviceStorage } from '@comanda/screen/storage'

const key = 'diner-name'

/** The name of this device's owner at tables; empty where no name was given. */
export function readKeptName(): string {
  return toDinerName(deviceStorage.read(key) ?? '')
}

/** An empty name forgets the last one. */
export function keepName(name: string): void {
  if (name === '') deviceStorage.forget(key)
  else deviceStorage.keep(key, name)
}
