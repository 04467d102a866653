import type { createMerchantOrder as row } from '@comanda/contract/calls/payment'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { toLastPage } from '@comanda/rules/order/last-page'
import type { Handler } from '../call/handler.ts'
import type { KeepsOffers } from '../cart/read-offer.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { prepareAttempt } from '../payment/start-attempt.ts'
import { findSiteOrigin } from '../session/find-site-origin.ts'
import { findOwnShare } from '../table/find-own-share.ts'
import { readCartForBank } from './read-cart-for-bank.ts'

/** A number at the bank for a cart, before there is a card: the bank's own form is drawn with it. */
export const createMerchantOrder: Handler<typeof row, KeepsOffers & CollectsMoney> = async ({ id }, context) => {
  const { siteId, session, language, house } = context
  const cart = await readCartForBank(context, id)
  if (isRefusal(cart)) return cart
  if (cart.total <= 0) return refusal('cart-empty')
  // Who has taken a share of the bill can pay nothing else, so the form is for the share.
  const share = await findOwnShare(context, id)
  const prepared = await prepareAttempt(house.payments, {
    siteId,
    storeId: cart.storeId,
    sessionId: session?.id ?? null,
    subject: share ? { kind: 'share', shareId: share.id } : { kind: 'cart', cartId: id, cartVersion: cart.version },
    sale: null,
    amount: share?.amount ?? cart.total,
    way: 'new',
    means: { kind: 'choice' },
    description: cart.seller,
    language,
    payer: { name: '', email: '', phone: '' },
    browser: null,
    address: context.from.address,
    savedCardId: null,
    savesCard: false,
    origin: await findSiteOrigin(context),
    backPath: toLastPage(cart.mode),
    merchantOrder: null,
  })
  if (isRefusal(prepared)) return prepared
  return { status: 'OK' as const, merchantOrder: prepared.merchantOrder, attempt: prepared.id }
}
