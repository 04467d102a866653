import { useEffect, useState } from 'react'
import { readCookie } from './cookie.ts'

/** The number of the last order made on this device; null until the page is hydrated, and when there is none. */
export function useOrderNumber(): string | null {
  const [number, setNumber] = useState<string | null>(null)
  useEffect(() => setNumber(readCookie('cart-numpedido')), [])
  return number
}
