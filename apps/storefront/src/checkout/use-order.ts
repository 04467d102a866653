import { getOrderStatus } from '@comanda/contract/calls/payment'
import type { ToldOrder } from '@comanda/contract/entities/told-order'
import { isRefusal } from '@comanda/contract/refusals'
import { type CartId, toId } from '@comanda/rules/ids'
import { useLanguage } from '@comanda/screen/words'
import { useEffect, useState } from 'react'
import { write } from '../state/client.ts'
import { isFollowed, nextLookMs } from './order-looks.ts'

/** The order of a cart, looked at again and again until it is in the diner's hands (OPEN-065). */
export function useOrder(cartId: string | null): ToldOrder | 'loading' | 'none' {
  const language = useLanguage()
  const [order, setOrder] = useState<ToldOrder | 'loading' | 'none'>('loading')
  useEffect(() => {
    if (cartId === null) return setOrder('none')
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const look = async () => {
      try {
        const told = await write(language, (client) => client.call(getOrderStatus, { id: toId<CartId>(cartId) }))
        if (!isWanted) return
        setOrder(isRefusal(told) ? 'none' : told)
        if (isRefusal(told) || !isFollowed(told.status)) return
      } catch {
        // Offline for a moment: what was last known stays on the page.
      }
      if (isWanted) timer = setTimeout(look, nextLookMs)
    }
    look()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [cartId, language])
  return order
}
