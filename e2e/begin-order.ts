import { allCalls } from '@comanda/contract/all-calls'
import type { NewSession } from '@comanda/contract/calls/start'
import { type Client, createClient, nowhere, type Send } from '@comanda/contract/client'
import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import { noPaymentYet, nothingShown } from '@comanda/contract/entities/saved-cart'
import { isRefusal } from '@comanda/contract/refusals'
import { type CartId, type StoreId, toId } from '@comanda/rules/ids'
import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'

export interface BegunOrder {
  readonly cartId: CartId
  /** The same visit, outside the browser. */
  readonly client: Client
}

/** A visitor who has chosen how, where and when: for journeys that are about what comes after. */
export async function beginOrder(
  context: BrowserContext,
  baseURL: string | undefined,
  setup: Partial<SentSetup> = {},
): Promise<BegunOrder> {
  const { origin, host } = new URL(baseURL ?? '')
  const { client, session } = await openVisit(origin, host)
  const begun = await client.saveCart({
    cartId: null,
    setup: { ...pickup, ...setup },
    contact: null,
    notes: '',
    lines: [],
    codes: { couponCode: null, receipt: null },
    shown: nothingShown,
    payment: noPaymentYet,
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

async function openVisit(origin: string, host: string): Promise<{ client: Client; session: NewSession }> {
  const send: Send = async ({ method, url, headers, body }) => {
    const response = await fetch(`${origin}${url}`, { method, headers, body })
    return { status: response.status, body: await response.json() }
  }
  const told = await send({ method: 'POST', url: `/api/admin/startup?url=${host}&token=`, headers: {}, body: null })
  const keys = z.decode(allCalls.startup.reply, told.body as z.input<typeof allCalls.startup.reply>)
  let session: NewSession | null = null
  const client = createClient({
    send,
    keys,
    // The journeys' server may live on another day than this machine.
    clock: () => keys.time,
    newKey: () => crypto.randomUUID(),
    session: () => session,
    standing: nowhere,
  })
  const opened = await client.login({})
  if (isRefusal(opened)) throw new Error(`no session could be opened: ${opened.refused}`)
  session = opened
  return { client, session }
}
