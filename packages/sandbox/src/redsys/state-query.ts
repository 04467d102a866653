import type { FastifyInstance } from 'fastify'
import { answer } from '../stand-in/answer.ts'
import type { FaultKnobs } from '../stand-in/fault-knobs.ts'
import type { BankBooks } from './bank-books.ts'
import { isSame, signAsBank } from './bank-signature.ts'

/** Answers questions about the bank's books over SOAP. */
export function registerStateQuery(app: FastifyInstance, books: BankBooks, knobs: FaultKnobs): void {
  app.post('/apl02/services/SerClsWSConsulta', (request, reply) =>
    answer(knobs, request, reply, () => ({ type: 'text/xml', body: toEnvelope(look(books, String(request.body))) })),
  )
}

function look(books: BankBooks, text: string): string {
  const [asked = ''] = /<Version [\s\S]*<\/Version>/.exec(text) ?? []
  const read = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? ''
  const order = read('Ds_Order')
  const { code, terminal, key } = books.merchant
  if (!isSame(read('Signature'), signAsBank('HMAC_SHA256_V1', asked, key, order))) return problem('XML0007')
  const operation = books.operations.get(order)
  const type = read('Ds_TransactionType')
  if (operation === undefined || (type === '3' && operation.refunded === 0)) return problem('XML0024')
  const fields = {
    Ds_MerchantCode: code,
    Ds_Terminal: terminal,
    Ds_Order: order,
    Ds_TransactionType: type,
    Ds_Amount: type === '3' ? operation.refunded : operation.amount,
    Ds_Currency: '978',
    Ds_State: operation.isFinal ? 'F' : 'P',
    Ds_Response: type === '3' ? '0900' : operation.response,
    Ds_AuthorisationCode: operation.authorisation,
  }
  const members = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`)
  return `<Messages><Version Ds_Version="0.0"><Message><Response Ds_Version="0.0">${members.join('')}</Response></Message></Version></Messages>`
}

function problem(code: string): string {
  return `<Messages><Version Ds_Version="0.0"><Message><ErrorMsg><Ds_ErrorCode>${code}</Ds_ErrorCode></ErrorMsg></Message></Version></Messages>`
}

function toEnvelope(xml: string): string {
  const escaped = xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  return `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body><p:consultaOperacionesResponse xmlns:p="http://webservices.apl02.redsys.es"><consultaOperacionesReturn>${escaped}</consultaOperacionesReturn></p:consultaOperacionesResponse></soapenv:Body></soapenv:Envelope>`
}
