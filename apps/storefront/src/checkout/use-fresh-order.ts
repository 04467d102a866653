import type { Cart } from '@comanda/rules/cart/cart'
import { useEffect, useEffectEvent } from 'react'
import { order } from '../cart/order.ts'

interface Looking {
  /** Something is being sent, or a card typed: what is shown stays until that is over. */
  readonly isBusy: boolean
  readonly readAgain: () => void
}

/**
 * Another tab or another phone may change the order while it is being paid. What is shown follows within a second, and
 * at the latest when somebody looks at this tab again (F-227).
 */
export function useFreshOrder({ id, version }: Pick<Cart, 'id' | 'version'>, { isBusy, readAgain }: Looking): void {
  const held = order.use()
  const isOld = held !== null && held.cart.id === id && held.cart.version > version
  const look = useEffectEvent(() => {
    if (!isBusy) readAgain()
  })
  useEffect(() => {
    if (isOld && !isBusy) look()
  }, [isOld, isBusy])
  useEffect(() => {
    const see = () => document.visibilityState === 'visible' && look()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [])
}
