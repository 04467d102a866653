import { cents } from '@comanda/rules/money/cents'
import type { Charge } from '../provider/charge.ts'
import { exchange } from '../provider/exchange.ts'
import type { QueryAnswer } from '../provider/payment-provider.ts'
import type { TransactionType } from './common-fields.ts'
import { readOutcome } from './read-outcome.ts'
import type { Bank } from './settings.ts'
import { signParameters } from './signature.ts'

type Found = ReadonlyMap<string, string> | 'absent' | 'unknown'

/** Asks the bank what happened to an order. */
export async function queryBank(charge: Charge, bank: Bank): Promise<QueryAnswer> {
  const found = await findOperation(charge, '0', bank)
  if (found === 'absent' || found === 'unknown') return { kind: found }
  if (found.get('ds_state') !== 'F') return { kind: 'pending' }
  const outcome = readOutcome(found, charge, bank.merchant)
  if (outcome === undefined) return { kind: 'unknown' }
  // The bank answers, and what it says is that it still waits for the diner.
  return outcome.kind === 'unknown' ? { kind: 'pending' } : outcome
}

/** How much of an order has been refunded already; undefined when the bank cannot tell. */
export async function queryRefund(charge: Charge, bank: Bank) {
  const found = await findOperation(charge, '3', bank)
  if (found === 'unknown') return undefined
  if (found === 'absent' || found.get('ds_response') !== '0900') return cents(0)
  return cents(Number(found.get('ds_amount') ?? 0))
}

/** Uses SOAP 1.1; the signature covers the exact text of the question. */
async function findOperation(
  charge: Charge,
  type: TransactionType,
  { merchant, hosts, deadlines }: Bank,
): Promise<Found> {
  const order = charge.merchantOrder
  const asked = `<Version Ds_Version="0.0"><Message><Transaction><Ds_MerchantCode>${merchant.code}</Ds_MerchantCode><Ds_Terminal>${merchant.terminal}</Ds_Terminal><Ds_Order>${order}</Ds_Order><Ds_TransactionType>${type}</Ds_TransactionType></Transaction></Message></Version>`
  const signature = signParameters('HMAC_SHA256_V1', asked, { key: merchant.key, order })
  const message = `<Messages>${asked}<Signature>${signature}</Signature><SignatureVersion>HMAC_SHA256_V1</SignatureVersion></Messages>`
  const answer = await exchange({
    url: `${hosts.query}/apl02/services/SerClsWSConsulta`,
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: 'consultaOperaciones' },
    body: `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:web="http://webservices.apl02.redsys.es"><soapenv:Body><web:consultaOperaciones><cadenaXML><![CDATA[${message}]]></cadenaXML></web:consultaOperaciones></soapenv:Body></soapenv:Envelope>`,
    deadlineMs: deadlines.readMs,
  })
  if (answer.kind !== 'reply' || answer.status !== 200) return 'unknown'
  const [, escaped] = /<consultaOperacionesReturn[^>]*>([\s\S]*?)<\/consultaOperacionesReturn>/.exec(answer.text) ?? []
  if (escaped === undefined) return 'unknown'
  const fields = readFields(readEntities(escaped))
  if (fields.get('ds_errorcode') === 'XML0024') return 'absent'
  return fields.get('ds_order') === order && fields.get('ds_transactiontype') === type ? fields : 'unknown'
}

function readFields(xml: string): ReadonlyMap<string, string> {
  const pairs = [...xml.matchAll(/<(Ds_\w+)>([^<]*)<\/\1>/g)]
  return new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function readEntities(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => entities[name] ?? '')
}
