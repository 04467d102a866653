import { getCart, saveCart } from '@comanda/contract/calls/cart'
import { savePhone } from '@comanda/contract/calls/table'
import { noPaymentYet, nothingShown } from '@comanda/contract/entities/saved-cart'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import type { CartId } from '@comanda/rules/ids'
import { write } from '../state/client.ts'

/** Keeps a phone as the order's own (OPEN-016); undefined when it is kept. */
export async function keepPhone(language: Language, cartId: CartId, phone: string): Promise<ToldRefusal | undefined> {
  const reply = await write(language, async (client) => {
    const told = await client.call(getCart, { cartId, atTable: false })
    if (isRefusal(told)) return told
    const { setup, contact, notes, couponCode } = told.cart
    // A table's phone is everybody's there: saving it lets go of the lock on it (TABLE-010).
    if (setup.mode === 'table') return client.call(savePhone, { cartId, phone })
    return client.call(saveCart, {
      cartId,
      setup: { ...setup, dateType: setup.asSoonAsPossible ? 'asap' : 'scheduled' },
      contact: { fullName: contact?.fullName ?? '', email: contact?.email ?? '', phone },
      notes,
      lines: [],
      codes: { couponCode, receipt: null },
      shown: nothingShown,
      payment: noPaymentYet,
    })
  })
  return isRefusal(reply) ? reply : undefined
}
