import { getTableReceipt } from '@comanda/contract/calls/table-receipt'
import type { TableReceipt } from '@comanda/contract/entities/table-receipt'
import type { CartId } from '@comanda/rules/ids'
import type { Reading } from '@comanda/screen/create-reader'
import { useRead } from '@comanda/screen/use-read'
import { useEffect } from 'react'
import { call } from '../state/client.ts'
import { keepReceipt } from './kept-receipt.ts'

/** The receipt of a paid table; the device keeps the way to it. Nothing is read for null. */
export function useTableReceipt(cartId: CartId | null): Reading<TableReceipt> {
  const read = useRead(cartId && `the receipt of ${cartId}`, () =>
    cartId === null ? Promise.reject(new Error('a receipt of nothing')) : call(getTableReceipt, { cartId }),
  )
  const isThere = read.state === 'ready'
  useEffect(() => {
    if (isThere && cartId !== null) keepReceipt(cartId)
  }, [isThere, cartId])
  return read
}
