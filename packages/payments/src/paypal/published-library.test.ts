import { testAccount } from '@comanda/sandbox/paypal/paypal-books'
import { type Sandbox, startSandbox } from '@comanda/sandbox/sandbox'
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
} from '@paypal/paypal-server-sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Inbox, openInbox } from '../testing/inbox.ts'

/** PayPal's sandbox, to which the library is bound. */
const itsHost = 'https://api-m.sandbox.paypal.com'

let sandbox: Sandbox
let inbox: Inbox
let orders: OrdersController
let payments: PaymentsController
beforeAll(async () => {
  sandbox = await startSandbox(['paypal'])
  inbox = await openInbox()
  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: testAccount.clientId, oAuthClientSecret: testAccount.secret },
    environment: Environment.Sandbox,
    timeout: 8_000,
    // The library has no setting for its host; what carries its requests can be replaced, and nothing else of it is.
    unstable_httpClientOptions: { adapter: carry },
  })
  orders = new OrdersController(client)
  payments = new PaymentsController(client)
})
afterAll(async () => {
  await sandbox.close()
  await inbox.close()
})

interface Request {
  readonly url: string
  readonly method: string
  readonly headers: Iterable<[string, string]>
  readonly data?: string
}

/** Sends a request of the library as it is, to the stand-in instead of PayPal. */
async function carry(request: Request) {
  const { url, method, data } = request
  expect(url.startsWith(itsHost)).toBe(true)
  const headers = Object.fromEntries(Array.from(request.headers).map(([name, value]) => [name, String(value)]))
  const reply = await fetch(url.replace(itsHost, `${sandbox.url}/paypal`), {
    method,
    headers,
    ...(data === undefined ? {} : { body: data }),
  })
  const said = { data: await reply.text(), status: reply.status, statusText: reply.statusText }
  return { ...said, headers: Object.fromEntries(reply.headers), config: request, request: {} }
}

async function create(paypalRequestId: string) {
  const { result } = await orders.createOrder({
    paypalRequestId,
    prefer: 'return=representation',
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        { customId: paypalRequestId, description: 'Casa Comanda', amount: { currencyCode: 'EUR', value: '19.50' } },
      ],
      paymentSource: {
        paypal: {
          experienceContext: {
            returnUrl: `${inbox.url}/back`,
            cancelUrl: `${inbox.url}/cancel`,
            userAction: PaypalExperienceUserAction.PayNow,
          },
        },
      },
    },
  })
  return result
}

async function approve(order: Awaited<ReturnType<typeof create>>, email: string): Promise<string> {
  const page = order.links?.find(({ rel }) => rel === 'payer-action')?.href ?? ''
  const token = new URL(page).searchParams.get('token') ?? ''
  await fetch(page, { method: 'POST', body: new URLSearchParams({ token, email }), redirect: 'manual' })
  return token
}

it('PayPal’s published library creates, has approved, captures and refunds against the stand-in', async () => {
  const order = await create('2611library1')
  expect(order).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' })
  // The same request twice is one order.
  expect(await create('2611library1')).toMatchObject({ id: order.id })
  const id = await approve(order, 'ana@paypal.example')
  expect((await orders.getOrder({ id })).result).toMatchObject({ status: 'APPROVED' })
  const { result } = await orders.captureOrder({ id, paypalRequestId: '2611library1-capture' })
  expect(result).toMatchObject({ status: 'COMPLETED' })
  const [capture] = result.purchaseUnits?.[0]?.payments?.captures ?? []
  expect(capture).toMatchObject({ status: 'COMPLETED', amount: { currencyCode: 'EUR', value: '19.50' } })
  const refund = { captureId: capture?.id ?? '', paypalRequestId: '2611library1-refund' }
  const back = await payments.refundCapturedPayment({
    ...refund,
    body: { amount: { currencyCode: 'EUR', value: '5.00' } },
  })
  expect(back.result).toMatchObject({ status: 'COMPLETED' })
  const told = () => inbox.messages.map(({ body }) => JSON.parse(body).event_type)
  // PayPal tells a capture at the same time as it answers, so it may come later.
  await expect.poll(told, { timeout: 20_000 }).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'])
})

it('the library is refused as by PayPal itself', async () => {
  const left = await create('2611library2')
  await expect(orders.captureOrder({ id: left.id ?? '' })).rejects.toMatchObject({ statusCode: 422 })
  const id = await approve(await create('2611library3'), 'sinfondos@paypal.example')
  const declined = await orders.captureOrder({ id }).catch((error: unknown) => error)
  expect(declined).toBeInstanceOf(ApiError)
  expect((declined as ApiError<{ details: unknown }>).result?.details).toMatchObject([{ issue: 'INSTRUMENT_DECLINED' }])
})
