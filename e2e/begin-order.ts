import { noFacts } from '@comanda/contract/entities/cart-facts'
import { noPaymentYet, nothingShown } from '@comanda/contract/entities/cart-request'
import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import { isRefusal } from '@comanda/contract/refusals'
import { type CartId, type StoreId, toId } from '@comanda/rules/ids'
import { type BrowserContext, expect } from '@playwright/test'
import type { NamedClient } from '../apps/server/src/testing/http/named-client.ts'
import { openVisit, sendTo, type Visit } from '../apps/server/src/testing/http/open-visit.ts'

export interface BegunOrder {
  readonly cartId: CartId
  /** The same visit, outside the browser. */
  readonly client: NamedClient
}

/** A visitor who has chosen how, where and when: for journeys about what comes after. */
export async function beginOrder(
  context: BrowserContext,
  baseURL: string | undefined,
  setup: Partial<SentSetup> = {},
): Promise<BegunOrder> {
  const { origin, host } = new URL(baseURL ?? '')
  // Only browsers know names under localhost: other sites are asked for by their host, at the server's own address.
  const send = sendTo(new URL(process.env.COMANDA_URL ?? '').origin)
  return beginOrderIn(context, origin, { visit: await openVisit({ send, host }), setup })
}

interface OrderToBegin {
  readonly visit: Pick<Visit, 'client' | 'session'>
  readonly setup?: Partial<SentSetup>
}

/** The same in a visit that is already open, such as a customer's. */
export async function beginOrderIn(
  context: BrowserContext,
  origin: string,
  { visit: { client, session }, setup = {} }: OrderToBegin,
): Promise<BegunOrder> {
  await waitForOwnSession(context, origin)
  const begun = await client.saveCart({
    cartId: null,
    setup: { ...pickup, ...setup },
    contact: null,
    notes: '',
    lines: [],
    codes: { couponCode: null, receipt: null },
    shown: nothingShown,
    payment: noPaymentYet,
    facts: noFacts,
  })
  if (isRefusal(begun)) throw new Error(`no order could be begun: ${begun.refused}`)
  const cookies = {
    session: `${session.token}.${session.sessionId}`,
    'comanda-session': session.token,
    'cart-id': begun.cartId,
    'delivery-mode': setup.mode ?? pickup.mode,
    'store-id': String(setup.storeId ?? pickup.storeId),
  }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
  return { cartId: begun.cartId, client }
}

/** A page that is open begins a session of its own, and its cookies could come after those of the order. */
async function waitForOwnSession(context: BrowserContext, origin: string): Promise<void> {
  if (!context.pages().some((page) => page.url().startsWith(origin))) return
  await expect.poll(async () => (await context.cookies(origin)).map(({ name }) => name)).toContain('session')
}

const pickup: SentSetup = {
  mode: 'pickup',
  storeId: toId<StoreId>(1),
  resourceId: null,
  position: null,
  room: null,
  date: null,
  time: null,
  dateType: 'asap',
  address: null,
  onPremises: false,
}
