import type { CartLine } from '@comanda/rules/cart/cart'
import { tellWhoAdded } from '@comanda/rules/table/diners'
import { useWords } from '@comanda/screen/words'
import { readDevice } from '../cart/device.ts'
import { nameAdder } from './name-adder.ts'
import { useTable } from './table-state.ts'

/** The person who added a line, in words; null where it is not known or not shared. */
export function useWhoAdded(lines: readonly CartLine[]): (line: CartLine) => string | null {
  const words = useWords('table')
  const device = readDevice()
  const tellWho = tellWhoAdded(lines, device, useTable()?.diners)
  // A diner who orders alone need not be told.
  const isShared = lines.some(({ addedBy }) => addedBy !== null && addedBy !== device)
  return (line) => (isShared ? nameAdder(tellWho(line), words) : null)
}
