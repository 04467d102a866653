import type { getTable as row } from '@comanda/contract/calls/table'
import type { ToldShare } from '@comanda/contract/entities/table'
import { refusal } from '@comanda/contract/refusals'
import type { SessionId } from '@comanda/rules/ids'
import { cents, zero } from '@comanda/rules/money/cents'
import { countPayers } from '@comanda/rules/table/diners'
import type { Handler } from '../call/handler.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { openCart } from '../cart/open-cart.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import { countGuests, readHeldTable } from '../cart/table-cart.ts'
import { readTableStatus } from '../kitchen/read-table-status.ts'
import type { StoredShare } from './bill.repository.ts'
import { readDiners } from './diner.repository.ts'
import { readCalls } from './table.repository.ts'
import { readTableBill } from './table-bill.ts'

/** The state of a table, for any of its phones. Of others' shares only the amount is shown. */
export const getTable: Handler<typeof row, KeepsOffers> = async ({ cartId }, context) => {
  const { siteId, database, now, house } = context
  const holder = toCartHolder(context)
  const cart = await readHeldTable(database, holder, cartId)
  if (cart === undefined) return refusal('cart-not-found')
  const open = openCart(await readOffer(house, siteId), cart)
  const [guests, diners, calls, kitchenStatus, { bill, shares }] = await Promise.all([
    countGuests(database, { siteId, cartId }),
    readDiners(database, { siteId, cartId }),
    readCalls(database, { siteId, cartId }),
    readTableStatus(database, { siteId, cartId }),
    readTableBill(database, open, { siteId, now }),
  ])
  const paid = shares.filter(({ state }) => state === 'paid')
  const sharers = new Set(shares.map(({ sessionId }) => sessionId)).size
  return {
    cartId,
    version: cart.version,
    guests,
    diners,
    kitchenStatus,
    ...calls,
    hasPhone: (cart.contact?.phone ?? '') !== '',
    bill: {
      ...bill,
      collected: cents(paid.reduce((sum, { amount }) => sum + amount, 0)),
      shares: shares.map((share) => toTold(share, holder.sessionId)),
      payers: countPayers(guests, sharers),
    },
  }
}

function toTold(share: StoredShare, self: SessionId): ToldShare {
  const { id, kind, amount, tip, state, sessionId, attemptId, expiresAt } = share
  const isMine = sessionId === self
  return {
    id,
    kind,
    amount,
    // What others give the waiters is their own affair.
    tip: isMine ? tip : zero,
    isPaid: state === 'paid',
    isPromised: state === 'promised',
    isBeingPaid: state === 'reserved' && attemptId !== null,
    isMine,
    expiresAt,
  }
}
