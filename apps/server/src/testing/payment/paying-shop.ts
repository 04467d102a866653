import type { AddressInfo } from 'node:net'
import type { OrderPayment } from '@comanda/contract/entities/order-payment'
import type { Deadlines } from '@comanda/payments/provider/payment-provider'
import { getMethod, providerNames } from '@comanda/payments/server/providers'
import type { CartId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { type Sandbox, startSandbox } from '@comanda/sandbox/sandbox'
import { createPaymentsKit } from '../../create-payments-kit.ts'
import { toPaymentSettings } from '../../payment/payment-settings.ts'
import type { PaymentsKit } from '../../payment/payments-kit.ts'
import { loadVenues } from '../../venue/load-venues.ts'
import { add, aSave, begin } from '../cart/carts.ts'
import { testNow } from '../database/test-cluster.ts'
import type { NamedClient } from '../http/named-client.ts'
import { openVisit, sendTo, type Visit } from '../http/open-visit.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

/** A shop that listens, with sandbox banks, to try payments for real. */
export interface PayingShop {
  readonly shop: TestApp
  readonly sandbox: Sandbox
  readonly url: string
  /** Where the bank notifies us of a card's payment. */
  readonly notifyUrl: string
  /** What jobs work with. */
  readonly kit: PaymentsKit
  readonly alarms: string[]
  readonly clock: { now: number }
  readonly visit: () => Promise<Visit>
  readonly close: () => Promise<void>
}

/** A busy machine must not look like a provider that stays silent. */
export const patient: Deadlines = { readMs: 10_000, writeMs: 10_000 }
/** For tests in which one does. */
export const impatient: Deadlines = { readMs: 2_000, writeMs: 2_000 }

export async function openPayingShop(deadlines = patient, requestsPerMinute = 3_000): Promise<PayingShop> {
  const sandbox = await startSandbox(providerNames)
  const settings = {
    ...toPaymentSettings({ secretKey: null, providerHosts: {} }, sandbox.url),
    deadlines,
  }
  const clock = { now: testNow as number }
  const now = () => clock.now as Instant
  const shop = await createTestApp({ payments: settings, now, requestsPerMinute, log: { level: 'error' } })
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
  const { db } = shop.database
  const alarms: string[] = []
  const venues = { get: (siteId: Parameters<typeof loadVenues>[1]) => loadVenues(db, siteId) }
  const kit = createPaymentsKit({ database: db, now, settings, venues, alarm: (text) => alarms.push(text) })
  return {
    shop,
    sandbox,
    url,
    notifyUrl: `${url}/payment/notify/${getMethod('new')}`,
    kit,
    alarms,
    clock,
    visit: () => openVisit({ send: sendTo(url), clock: now }),
    close: async () => {
      await shop.close()
      await sandbox.close()
    },
  }
}

export const ana = { fullName: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' }

export function aPayment(cartId: CartId, more: Partial<OrderPayment> = {}): OrderPayment {
  const { payment, ...cart } = aSave({ cartId, contact: ana })
  return {
    ...cart,
    payment: { ...payment, method: 'new' },
    billing: null,
    window: {
      javaEnabled: false,
      timeZoneOffset: -60,
      language: 'es-ES',
      colorDepth: 24,
      screenHeight: 844,
      screenWidth: 390,
    },
    merchantOrder: null,
    cardToken: null,
    shownCents: null,
    tip: null,
    share: null,
    ...more,
  }
}

export const atTheDoor = (value: 'cash' | 'terminal' = 'cash') =>
  ({
    payment: { ...aSave().payment, method: value, paysLater: true, paysCash: value === 'cash' },
  }) satisfies Partial<OrderPayment>

/** A cart with something in it. */
export async function fillCart(client: NamedClient, slug = 'pulpo-a-la-gallega'): Promise<CartId> {
  const { cartId } = await begin(client)
  await add(client, cartId, slug)
  return cartId
}
