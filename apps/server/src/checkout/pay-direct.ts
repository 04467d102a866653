import type { payDirect as row } from '@comanda/contract/calls/direct-payment'
import { refusal } from '@comanda/contract/refusals'
import { hasOwnPage } from '@comanda/payments/server/providers'
import { zero } from '@comanda/rules/money/cents'
import { writeDirectLink } from '@comanda/rules/payment/direct-link'
import type { Handler } from '../call/handler.ts'
import type { KeepsOffers } from '../cart/read-offer.ts'
import { freezeSale } from '../order/freeze-sale.ts'
import { showLinkedCart } from '../order/show-linked-cart.ts'
import type { TellsOrders } from '../order/to-followed-order.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { findSiteOrigin } from '../session/find-site-origin.ts'
import { refuseSharedBill } from '../table/refuse-shared-bill.ts'
import { chargeSale, toCartSubject } from './charge-sale.ts'
import { sellInSlot } from './sell-in-slot.ts'

/** Somebody with the order's link pays it. The order stays that of whoever made it: only the money is theirs. */
export const payDirect: Handler<typeof row, KeepsOffers & TellsOrders & CollectsMoney> = async (sent, context) => {
  const { cartId, way, shown, contact, window } = sent
  if (!hasOwnPage(way)) return refusal('payment-method-unknown')
  const linked = await showLinkedCart(context, cartId)
  if (linked === undefined) return refusal('cart-not-found')
  if (linked.state === 'paid') return refusal('already-paid')
  const ordering = {
    wish: {
      cartId,
      contact,
      notes: '',
      billing: null,
      payment: { method: 'online' as const, value: way },
      change: null,
      tip: null,
      shown: { ticket: shown, payment: shown, shipping: null, online: shown },
    },
    refuseSharedBill,
    origin: await findSiteOrigin(context),
    isByLink: true,
  }
  return sellInSlot(
    () => freezeSale(context, ordering),
    async (sale) => {
      // Nobody needs a link to pay nothing.
      if (sale.total === zero) return refusal('cart-not-open')
      return chargeSale(context, {
        sale,
        subject: toCartSubject(sale),
        way,
        means: { kind: 'choice' },
        cardId: null,
        savesCard: false,
        window,
        merchantOrder: null,
        backPath: `/?${writeDirectLink({ method: way, online: true, cartId })}`,
      })
    },
  )
}
