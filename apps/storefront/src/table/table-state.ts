import { getTable } from '@comanda/contract/calls/table'
import type { ToldTable } from '@comanda/contract/entities/table'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import type { CartId } from '@comanda/rules/ids'
import { createCell } from '@comanda/screen/cell'
import { useLanguage } from '@comanda/screen/words'
import { useEffect } from 'react'
import { order } from '../cart/order.ts'
import { openClient } from '../state/client.ts'

const shown = createCell<{ readonly cartId: CartId; readonly told: ToldTable } | null>(null)

/** How this order's table stands, asked anew whenever something happens there; null until it is known. */
export function useTable(): ToldTable | null {
  const language = useLanguage()
  const cartId = order.use()?.cart.id
  const known = shown.use()
  useEffect(() => {
    if (cartId === undefined) return
    refreshTable(language, cartId)
    return order.listen(() => refreshTable(language, cartId))
  }, [language, cartId])
  return known !== null && known.cartId === cartId ? known.told : null
}

/** Asks anew. A line that broke keeps what was known: it is asked again when it is back. */
export async function refreshTable(language: Language, cartId: CartId): Promise<void> {
  try {
    const client = await openClient(language)
    const told = await client.call(getTable, { cartId })
    if (!isRefusal(told)) shown.set({ cartId, told })
  } catch {
    // The live line says when to ask again.
  }
}
