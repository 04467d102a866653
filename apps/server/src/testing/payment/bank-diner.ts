import type { NextStep, PaymentResult } from '@comanda/contract/entities/payment-result'

type Fields = Readonly<Record<string, string>>

/** What a browser does with the forms it gets: posts them, reads the page, and goes where it is sent. */
export async function postForm(action: string, fields: Fields): Promise<Response> {
  return fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

export function getForm(result: Pick<PaymentResult, 'next'>): Extract<NextStep, { kind: 'post-form' }> {
  if (result.next?.kind !== 'post-form') throw new Error(`no form to post but ${JSON.stringify(result)}`)
  return result.next
}

export interface CardAtBank {
  readonly pan?: string
  readonly code?: string
  readonly cancels?: boolean
}

/** Pays on the bank's own page; returns the address that the diner is sent back to. */
export async function payAtBank(result: PaymentResult, { pan, code, cancels = false }: CardAtBank): Promise<string> {
  const { action, fields } = getForm(result)
  const bank = new URL(action).origin
  const id = readHidden(await (await postForm(action, fields)).text(), 'id')
  const card: Fields = pan === undefined ? {} : { pan, expiry: '12/49', cvv: '123' }
  const paid = await postForm(`${bank}/sis/pagar`, { id, ...card, action: cancels ? 'cancel' : 'pay' })
  if (paid.status === 303) return paid.headers.get('location') ?? ''
  const confirmed = await postForm(`${bank}/sis/codigo`, { id, code: code ?? '123456' })
  return confirmed.headers.get('location') ?? ''
}

/** The card's own bank asks for a code and returns its proof: the form, not yet posted. */
export async function answerChallenge(
  result: PaymentResult,
  code = '123456',
): Promise<{ action: string; fields: Fields }> {
  const { action, fields } = getForm(result)
  const page = await (await postForm(action, fields)).text()
  const answered = await postForm(`${new URL(action).origin}/sis-simulador-web/respuesta`, {
    id: readHidden(page, 'id'),
    code,
  })
  return readPostOn(await answered.text())
}

/** The hidden step: the issuer's page in a frame, which submits itself. */
export async function passMethod(result: PaymentResult): Promise<{ action: string; fields: Fields }> {
  const { action, fields } = getForm(result)
  return readPostOn(await (await postForm(action, fields)).text())
}

/** The token that the bank's card form returns for a card. */
export async function takeToken(bank: string, order: string, pan: string): Promise<string> {
  const body = JSON.stringify({ pan, expiry: '12/49', cvv: '123', order })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${bank}/sis/NC/token`, { method: 'POST', headers, body })
  return ((await reply.json()) as { idOper: string }).idOper
}

function readPostOn(page: string): { action: string; fields: Fields } {
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return {
    action: readEntities(/action="([^"]*)"/.exec(page)?.[1] ?? ''),
    fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, readEntities(value)])),
  }
}

function readHidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
}

function readEntities(text: string): string {
  return text.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
}
