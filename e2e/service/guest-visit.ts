import type { SentChoice } from '@comanda/contract/entities/cart-item'
import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { AllergenId, CartId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'
import type { BrowserContext } from '@playwright/test'
import { accepted, add } from '../../apps/server/src/testing/cart/carts.ts'
import type { NamedClient } from '../../apps/server/src/testing/http/named-client.ts'
import { openVisit, sendTo } from '../../apps/server/src/testing/http/open-visit.ts'
import { payAtBank } from '../../apps/server/src/testing/payment/bank-diner.ts'
import { aPayment, atTheDoor } from '../../apps/server/src/testing/payment/paying-shop.ts'
import { beginOrderIn } from '../begin-order.ts'
import type { Guest } from './guests.ts'
import type { ServiceDish } from './house/dishes.ts'
import { busy, storeId } from './house/sites.ts'
import { type Stage, toAddress } from './stage.ts'

export interface GuestVisit {
  readonly cartId: CartId
  /** The same visit, outside the browser. */
  readonly client: NamedClient
}

/** A guest by the public calls: what a page does has journeys of its own, and here its phone is only looked at. */
export async function beginVisit(
  stage: Stage,
  context: BrowserContext,
  setup: Partial<SentSetup> = {},
): Promise<GuestVisit> {
  const send = sendTo(stage.house.url.replace('localhost', '127.0.0.1'))
  const { origin, host } = new URL(toAddress(stage, busy.host))
  const visit = await openVisit({ send, host, clock: stage.house.now })
  return beginOrderIn(context, origin, { visit, setup: { storeId, ...setup } })
}

export interface WantedDish {
  readonly dish: ServiceDish
  /** The answer to the question that it asks. */
  readonly answer?: { readonly question: string; readonly value: string }
  readonly allergies?: readonly AllergenId[]
}

export async function addByCall(
  { client, cartId }: GuestVisit,
  { dish, answer, allergies = [] }: WantedDish,
): Promise<void> {
  await add(client, cartId, dish.slug, { choice: toChoice(dish, answer), allergies })
}

export async function placeByCall(
  { client, cartId }: GuestVisit,
  guest: Guest,
  pays: 'by-card' | 'at-the-door',
): Promise<void> {
  const contact = { fullName: guest.name, email: guest.email, phone: guest.phone }
  if (pays === 'at-the-door') {
    accepted(await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), contact })))
    return
  }
  const started = accepted(await client.savePaymentRedsysWeb(aPayment(cartId, { contact })))
  await payAtBank(started, { pan: '5576441563045037' })
}

function toChoice({ slug }: ServiceDish, answer: WantedDish['answer']): SentChoice {
  const groups = casaComanda.products.find((one) => one.slug === slug)?.optionGroups ?? []
  const group = groups.find(({ name }) => answer !== undefined && readText(name, 'es') === answer.question)
  const value = group?.values.find(({ name }) => readText(name, 'es') === answer?.value)
  const options =
    value === undefined ? [] : [{ valueId: value.id, name: value.name.base, price: value.price, isFree: false }]
  return { valueIds: [], options, units: [] }
}
