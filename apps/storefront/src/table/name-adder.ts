import type { Words } from '@comanda/i18n/areas'
import type { AddedBy } from '@comanda/rules/table/diners'

/** The person who added a line, in words: by the name they gave, or by their number at the table. */
export function nameAdder(who: AddedBy | null, { table }: Words<'table'>): string | null {
  if (who === null) return null
  if (who.kind === 'named') return who.name
  return who.kind === 'self' ? table.you : table.diner(who.number)
}
