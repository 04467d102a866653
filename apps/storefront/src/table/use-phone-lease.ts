import { freePhone, getPhoneLock, lockPhone } from '@comanda/contract/calls/phone'
import { isRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { PhoneDialog } from '@comanda/rules/table/phone-lock'
import { useEffect, useRef, useState } from 'react'
import { order } from '../cart/order.ts'
import { call } from '../state/client.ts'
import { openPhoneLease } from './phone-lease.ts'

/** The phone that may type the table's phone number now; always this device where no table is shared. */
export function usePhoneLease(cartId: CartId | null, onClose: () => void): PhoneDialog {
  const [dialog, setDialog] = useState<PhoneDialog>('form')
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    if (cartId === null) return
    const lease = openPhoneLease({
      take: async () => {
        const reply = await call(lockPhone, { cartId })
        return isRefusal(reply) ? (reply.refused === 'phone-locked' ? 'other' : 'self') : reply.heldBy
      },
      read: async () => {
        const reply = await call(getPhoneLock, { cartId })
        return isRefusal(reply) ? null : reply.heldBy
      },
      free: async () => {
        await call(freePhone, { cartId })
      },
      show: (next) => (next === 'closed' ? close.current() : setDialog(next)),
    })
    const deafen = order.listen((news) => {
      if (news === 'phones' || news === 'everything') lease.hear()
    })
    return () => {
      deafen()
      lease.end()
    }
  }, [cartId])
  return dialog
}
