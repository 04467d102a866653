import { openStandIn } from '@comanda/sandbox/redsys/stand-in'
import { type Sandbox, startSandbox } from '@comanda/sandbox/sandbox'
import { createRedsysAPI, type RedsysAPI } from 'redsys-easy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Inbox, openInbox } from '../testing/inbox.ts'

let sandbox: Sandbox
let inbox: Inbox
let library: RedsysAPI
beforeAll(async () => {
  sandbox = await startSandbox(['redsys'])
  inbox = await openInbox()
  const { url } = sandbox
  library = createRedsysAPI({
    secretKey: sandbox.books(openStandIn).merchant.key,
    urls: {
      redirect: `${url}/sis/realizarPago`,
      restIniciaPeticion: `${url}/sis/rest/iniciaPeticionREST`,
      restTrataPeticion: `${url}/sis/rest/trataPeticionREST`,
    },
  })
})
afterAll(async () => {
  await sandbox.close()
  await inbox.close()
})

function anOrder(order: string) {
  const { code, terminal } = sandbox.books(openStandIn).merchant
  return {
    DS_MERCHANT_MERCHANTCODE: code,
    DS_MERCHANT_TERMINAL: terminal,
    DS_MERCHANT_ORDER: order,
    DS_MERCHANT_CURRENCY: '978',
    DS_MERCHANT_AMOUNT: '1950',
    DS_MERCHANT_TRANSACTIONTYPE: '0',
  } as const
}

const post = (address: string, fields: Readonly<Record<string, string>>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

/** Pays on the bank's page and returns what the library reads from its message. */
async function payOnPage(order: string, pan: string) {
  const { url, body } = library.createRedirectForm({ ...anOrder(order), DS_MERCHANT_MERCHANTURL: inbox.url })
  const page = await (await post(url, { ...body })).text()
  const id = /name="id" value="([^"]*)"/.exec(page)?.[1] ?? ''
  await post(`${sandbox.url}/sis/pagar`, { id, pan, expiry: '12/49', cvv: '123', action: 'pay' })
  const told = new URLSearchParams(inbox.messages.at(-1)?.body)
  return library.processRestNotification({
    Ds_SignatureVersion: told.get('Ds_SignatureVersion') ?? '',
    Ds_MerchantParameters: told.get('Ds_MerchantParameters') ?? '',
    Ds_Signature: told.get('Ds_Signature') ?? '',
  })
}

async function takeToken(order: string, pan: string): Promise<string> {
  const body = JSON.stringify({ pan, expiry: '12/49', cvv: '123', order })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${sandbox.url}/sis/NC/token`, { method: 'POST', headers, body })
  return ((await reply.json()) as { idOper: string }).idOper
}

it('the published redsys-easy pays on the bank’s page and believes its message', async () => {
  const said = { Ds_Order: '2611libpage1', Ds_Amount: '1950', Ds_Response: '0000' }
  expect(await payOnPage('2611libpage1', '5576441563045037')).toMatchObject(said)
  expect(await payOnPage('2611libpage2', '5576440022788500')).toMatchObject({ Ds_Response: '0190' })
})

it('redsys-easy pays with the token of the card form, and gives the money back', async () => {
  const order = '2611libform1'
  const paying = { ...anOrder(order), DS_MERCHANT_IDOPER: await takeToken(order, '5576441563045037') }
  const begun = await library.restIniciaPeticion({ ...paying, DS_MERCHANT_EMV3DS: { threeDSInfo: 'CardData' } })
  expect(begun).toMatchObject({ Ds_Order: order, Ds_EMV3DS: { protocolVersion: '2.2.0' } })
  expect(await library.restTrataPeticion(paying)).toMatchObject({ Ds_Order: order, Ds_Response: '0000' })
  const back = { ...anOrder(order), DS_MERCHANT_TRANSACTIONTYPE: '3', DS_MERCHANT_AMOUNT: '500' } as const
  expect(await library.restTrataPeticion(back)).toMatchObject({ Ds_Response: '0900' })
  expect(sandbox.books(openStandIn).operations.get(order)?.refunded).toBe(500)
})

it('redsys-easy is refused as by the bank: an order that was used before', async () => {
  await expect(library.restTrataPeticion(anOrder('2611libform1'))).rejects.toThrow(/SIS0051/)
})
