import type { createMerchantOrder as row } from '@comanda/contract/calls/payment'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { readCartForBank } from '../cart/read-cart-for-bank.ts'
import type { PaymentParts } from './save-payment.ts'
import { prepareAttempt } from './start-attempt.ts'

/** A number at the bank for a cart, before there is a card: the bank's own form is drawn with it. */
export function createCreateMerchantOrder({ kit, caches, origins }: PaymentParts): Handler<typeof row> {
  return async ({ id }, context) => {
    const { siteId, session, language, from } = context
    const cart = await readCartForBank(caches, context, id)
    if (isRefusal(cart)) return cart
    if (cart.total <= 0) return refusal('cart-empty')
    const prepared = await prepareAttempt(kit, {
      siteId,
      storeId: cart.storeId,
      sessionId: session?.id ?? null,
      subject: { kind: 'cart', cartId: id, cartVersion: cart.version },
      sale: null,
      amount: cart.total,
      method: 'redsys',
      means: { kind: 'choice' },
      description: cart.seller,
      language,
      payer: { name: '', email: '', phone: '' },
      browser: null,
      savedCardId: null,
      savesCard: false,
      origin: await origins.find(siteId, from.host),
      backPath: '/checkout/complete',
      merchantOrder: null,
    })
    if (isRefusal(prepared)) return prepared
    return { status: 'OK' as const, merchantOrder: prepared.merchantOrder, attempt: prepared.id }
  }
}
