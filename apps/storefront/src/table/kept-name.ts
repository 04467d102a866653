import { toDinerName } from '@comanda/rules/table/diners'
import { deviceShelf } from '../state/shelf.ts'

const key = 'diner-name'

/** What the owner of this device is called at tables; empty where no name was given. */
export function readKeptName(): string {
  return toDinerName(deviceShelf.read(key) ?? '')
}

/** An empty name forgets the last one. */
export function keepName(name: string): void {
  if (name === '') deviceShelf.forget(key)
  else deviceShelf.keep(key, name)
}
