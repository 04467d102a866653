import { randomUUID } from 'node:crypto'
import type { SentLine } from '@comanda/contract/entities/cart-item'
import type { CartRequest } from '@comanda/contract/entities/cart-request'
import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { OrderSetup } from '@comanda/rules/cart/cart'
import { cleanNotes } from '@comanda/rules/cart/clean-notes'
import { type LineId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { isSoldAt } from '../catalogue/shelf.ts'
import { type SetupMoment, settleSetup } from './begin-cart.ts'
import { checkLine } from './check-line.ts'
import { type OpenCart, openCart } from './open-cart.ts'
import { withLine } from './post-cart-item.ts'
import { refuseUnanswered } from './refuse-unanswered.ts'
import type { StoredCart } from './stored-cart.ts'

interface Saving {
  readonly now: Instant
  readonly lines: readonly SentLine[]
  /** Given when how, where and when may change too. */
  readonly moment?: SetupMoment
}

/** The cart after a save; the same object when nothing is new. */
export function applySaved(
  open: OpenCart,
  saved: Omit<CartRequest, 'cartId'>,
  { now, lines, moment }: Saving,
): StoredCart | Refusal {
  const moved = moment === undefined ? open.cart : applySetup(open, saved.setup, moment)
  if (isRefusal(moved)) return moved
  const withWords = applyWords(moved, saved)
  return addAll(withWords === open.cart ? open : openCart(open.offer, withWords), lines, now)
}

/** A table's cart stays at its table. Elsewhere dishes that are not sold at the new place leave the cart. */
function applySetup(open: OpenCart, sent: SentSetup, moment: SetupMoment): StoredCart | Refusal {
  const { cart, offer, menu } = open
  if (cart.setup.mode === 'table' || sent.storeId === null || isSameSetup(cart.setup, sent)) return cart
  const setup = settleSetup(offer, sent, moment)
  if (isRefusal(setup)) return setup
  const place = { ...open.place, storeId: setup.storeId, menuId: setup.menuId }
  const lines = cart.lines.filter(({ productId }) => {
    const product = menu.products.get(productId)
    return product !== undefined && isSoldAt(product, place)
  })
  return { ...cart, setup, lines }
}

function isSameSetup(setup: OrderSetup, sent: SentSetup): boolean {
  return (
    setup.mode === sent.mode &&
    setup.storeId === sent.storeId &&
    setup.asSoonAsPossible === (sent.dateType === 'asap') &&
    (sent.dateType === 'asap' || (setup.date === sent.date && setup.time === sent.time)) &&
    (setup.mode !== 'delivery' || JSON.stringify(setup.address) === JSON.stringify(sent.address))
  )
}

function applyWords(cart: StoredCart, { contact, notes, codes }: Omit<CartRequest, 'cartId'>): StoredCart {
  const next = {
    contact: contact ?? cart.contact,
    notes: cleanNotes(notes),
    couponCode: codes.couponCode,
    receiptCode: codes.receipt?.code ?? null,
  }
  const isSame =
    JSON.stringify(next.contact) === JSON.stringify(cart.contact) &&
    next.notes === cart.notes &&
    next.couponCode === cart.couponCode &&
    next.receiptCode === cart.receiptCode
  return isSame ? cart : { ...cart, ...next }
}

/** Each line passes the same checks as a line that comes alone. */
function addAll(open: OpenCart, sent: readonly SentLine[], now: Instant): StoredCart | Refusal {
  let at = open
  for (const one of sent) {
    const checked = checkLine(at, one, { id: one.lineId ?? toId<LineId>(randomUUID()), now })
    if (isRefusal(checked)) return checked
    const unanswered = refuseUnanswered(at, checked, now)
    if (unanswered) return unanswered
    const added = withLine(at, checked)
    if (isRefusal(added)) return added
    at = openCart(open.offer, added)
  }
  return at.cart
}
