import { getTable as getTableRow } from '@comanda/contract/calls/table'
import type { ToldTable } from '@comanda/contract/entities/table'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import type { CartId } from '@comanda/rules/ids'
import { createCell } from '@comanda/screen/cell'
import { openClient } from '../state/client.ts'

const shown = createCell<ToldTable | null>(null)

/** How the table stands; null until it is known. */
export const useTable = shown.use
export const getTable = shown.get

/** Asks anew. A line that broke keeps what was known: it is asked again when it is back. */
export async function refreshTable(language: Language, cartId: CartId): Promise<void> {
  try {
    const client = await openClient(language)
    const told = await client.call(getTableRow, { cartId })
    if (!isRefusal(told)) shown.set(told)
  } catch {
    // The live line says when to ask again.
  }
}

export function forgetTable(): void {
  shown.set(null)
}
