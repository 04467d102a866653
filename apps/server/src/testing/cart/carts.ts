import { noFacts } from '@comanda/contract/entities/cart-facts'
import type { SentLine } from '@comanda/contract/entities/cart-item'
import type { CartLineRequest } from '@comanda/contract/entities/cart-line-request'
import type { CartReply } from '@comanda/contract/entities/cart-reply'
import { type CartRequest, noPaymentYet, nothingShown } from '@comanda/contract/entities/cart-request'
import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import type { SavedCartReply } from '@comanda/contract/entities/saved-cart-reply'
import { isRefusal } from '@comanda/contract/refusals'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import type { Product } from '@comanda/rules/catalogue/product'
import { type CartId, type ResourceId, toId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import type { NamedClient } from '../http/named-client.ts'

/** Test carts set only what a test needs. */
export function aSetup(more: Partial<SentSetup> = {}): SentSetup {
  return {
    mode: 'pickup',
    storeId: storeIds.centro,
    resourceId: null,
    position: null,
    room: null,
    date: null,
    time: null,
    dateType: 'asap',
    address: null,
    onPremises: false,
    ...more,
  }
}

export function atTable(position: number, room: number = resourceIds.centro.room): SentSetup {
  return aSetup({ mode: 'table', resourceId: toId<ResourceId>(room), position })
}

export function toAddress(postalCode: string): NonNullable<SentSetup['address']> {
  const details = { floor: '', block: '', door: '', stairs: '' }
  return { street: 'Calle Mayor', number: '1', ...details, postalCode, city: 'Madrid', province: 'Madrid' }
}

export function aSave(more: Partial<CartRequest> = {}): CartRequest {
  return {
    cartId: null,
    setup: aSetup(),
    contact: null,
    notes: '',
    lines: [],
    codes: { couponCode: null, receipt: null },
    shown: nothingShown,
    payment: noPaymentYet,
    facts: noFacts,
    ...more,
  }
}

export function dish(slug: string): Product {
  const found = casaComanda.products.find((product) => product.slug === slug)
  if (found === undefined) throw new Error(`the demo has no ${slug}`)
  return found as unknown as Product
}

const noPromotion = { amount: zero, promotionId: null, name: null }

export function aLine(slug: string, more: Partial<SentLine> = {}): SentLine {
  return {
    lineId: null,
    productId: dish(slug).id,
    quantity: 1,
    notes: '',
    course: 0,
    device: null,
    choice: { valueIds: [], options: [], units: [] },
    shown: {
      name: slug,
      isMenu: false,
      unitPrice: null,
      total: null,
      optionsPrice: null,
      promotion: noPromotion,
      finalTotal: null,
      vat: null,
    },
    // Whoever declares an allergy for a dish here was asked about it.
    ...(more.allergies && { allergyAnswer: { wish: 'keep', allergens: more.allergies } }),
    ...more,
  }
}

export async function begin(client: NamedClient, setup: SentSetup = aSetup()): Promise<SavedCartReply> {
  return accepted(await client.saveCart(aSave({ setup })))
}

export async function add(client: NamedClient, cartId: CartId, slug: string, more: Partial<SentLine> = {}) {
  return accepted(await client.postCartItem({ cartId, ...aLine(slug, more) } satisfies CartLineRequest))
}

export async function look(client: NamedClient, cartId: CartId): Promise<CartReply> {
  return accepted(await client.getCart({ cartId, atTable: false }))
}

export function accepted<Reply>(reply: Reply): Exclude<Reply, { readonly refused: string }> {
  if (isRefusal(reply)) throw new Error(`refused: ${reply.refused} ${JSON.stringify(reply.details ?? {})}`)
  return reply as Exclude<Reply, { readonly refused: string }>
}
