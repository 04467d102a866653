import { type Refusal, refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { listContactProblems } from '@comanda/rules/cart/check-contact'
import type { Contact } from '@comanda/rules/customer/contact'
import type { CartId, ShareId } from '@comanda/rules/ids'
import { type Cents, cents, zero } from '@comanda/rules/money/cents'
import type { Sale, SaleLine } from '@comanda/rules/order/sale'
import { checkTip } from '@comanda/rules/table/check-tip'
import { listShareLines } from '@comanda/rules/table/list-share-lines'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { CallContext } from '../call/context.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { lockHeldTable } from '../cart/table-cart.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { findSiteOrigin } from '../session/find-site-origin.ts'
import type { KnowsPublicUrl } from '../session/to-site-origin.ts'
import { findBill, type LiveShare, listLiveShares, type StoredBill } from './bill.repository.ts'
import { isOwnShare, isRunOut } from './table-bill.ts'

export interface ShareSaleWish {
  readonly cartId: CartId
  readonly contact: Contact | null
  readonly payment: Sale['payment']
  readonly tip: Cents | null
  /** The price of the share as the diner was shown it, without the tip. */
  readonly shown: Cents | null
}

export interface FrozenShare {
  readonly shareId: ShareId
  /** The sale that this diner's money buys. */
  readonly sale: Sale
}

/** The share that is kept for this diner, as it would be paid now. Nothing in it comes from the browser but the tip. */
export async function freezeShare(
  context: CallContext<KnowsPublicUrl>,
  wish: ShareSaleWish,
): Promise<FrozenShare | Refusal> {
  const { siteId, now, language, session } = context
  const holder = toCartHolder(context)
  const tip = wish.tip ?? zero
  const verdict = checkTip(tip)
  if (!verdict.allowed) return refusal(verdict.code)
  const contact = wish.contact ?? { fullName: '', email: '', phone: '' }
  const isReachable = contact.email.trim() === '' || listContactProblems(contact).email === undefined
  if (!isReachable) return refusal('contact-incomplete', { field: 'email' })
  const origin = await findSiteOrigin(context)
  return transactOrRefuse(context.database, async (tx) => {
    const cart = await lockHeldTable(tx, holder, wish.cartId)
    const bill = cart && (await findBill(tx, { siteId, cartId: cart.id, cartVersion: cart.version }))
    const shares = bill === undefined ? [] : await listLiveShares(tx, bill)
    const share = shares.find((one) => isOwnShare(one, holder.sessionId) && !isRunOut(one, now))
    if (bill === undefined || share === undefined || bill.closedAt !== null) return refusal('share-not-found')
    if (wish.shown !== null && wish.shown !== share.amount) return refusal('price-differs', { share: share.amount })
    const sale = toShareSale({ bill, share, tip, language })
    // Each diner returns from the bank to the address that they use themselves.
    const seller = { ...sale.seller, origin }
    const customerId = session?.customerId ?? null
    return { shareId: share.id, sale: { ...sale, contact, customerId, seller, payment: wish.payment } }
  })
}

interface Freezing {
  readonly bill: StoredBill
  readonly share: LiveShare
  readonly tip: Cents
  readonly language: LanguageCode
}

function toShareSale({ bill, share, tip, language }: Freezing): Sale {
  const tips = tip === zero ? [] : [{ kind: 'tip' as const, label: null, quantity: 1, amount: tip }]
  return {
    ...bill.sale,
    language,
    lines: toLines({ bill, share, language }),
    parts: tips,
    // The tax of a share depends on what was paid before it, so it is computed when the money is there.
    vat: [],
    total: cents(share.amount + tip),
    couponCode: null,
    receiptCode: null,
    billing: null,
    change: null,
  }
}

/** The chosen dishes; a share that names none is one line. */
function toLines({ bill, share, language }: Omit<Freezing, 'tip'>): SaleLine[] {
  const { lines } = bill.sale
  const chosen = listShareLines(share.amount, share.claims, bill.lines).flatMap(
    ({ lineId, units, written, amount }) => {
      const line = lines.find(({ id }) => id === lineId)
      if (line === undefined) return []
      const name = units === null ? `${written} ${line.name}` : line.name
      return [{ ...line, quantity: units ?? 1, name, total: amount, parts: [] }]
    },
  )
  const [first] = lines
  if (chosen.length > 0 || first === undefined) return chosen
  const name = dictionaryOf(language).table.partOfBill
  const bare = { choices: [], houseChoices: [], allergens: [], allergenNames: [], parts: [], notes: '' }
  return [{ ...first, ...bare, quantity: 1, name, total: share.amount }]
}
