import type { AttemptId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireFlag } from '../wire/flag.ts'
import { wireTextOrNull } from '../wire/list.ts'
import { wireUuidOrNull, wireWholeOrNull } from '../wire/number.ts'

/** The state of a payment: done, waiting for the diner or the bank, or ended without money. */
const paymentStates = ['paid', 'placed', 'action', 'checking', 'declined', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** The next step of the browser, without knowing which bank asked. */
export type NextStep =
  | {
      readonly kind: 'post-form'
      readonly protocol: 'redirect' | '3ds-method' | '3ds-1' | '3ds-2'
      readonly action: string
      readonly fields: Readonly<Record<string, string>>
    }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'widget'; readonly data: Readonly<Record<string, string>> }

export interface PaymentResult {
  readonly state: PaymentState
  /** In the diner's language: why it was declined, or empty. */
  readonly message: string
  readonly attemptId: AttemptId | null
  readonly orderNumber: number | null
  readonly next: NextStep | null
}

const texts = z.record(z.string(), z.string())

const sentResult = z.object({
  status: z.enum(['OK', 'ERROR']),
  response: z.enum(paymentStates),
  message: z.string(),
  attempt: wireUuidOrNull<AttemptId>(),
  num_pedido: wireWholeOrNull,
  Ds_EMV3DS: z.nullish(
    z.object({
      acsURL: z.string(),
      PAReq: wireTextOrNull,
      MD: wireTextOrNull,
      TermUrl: wireTextOrNull,
      creq: wireTextOrNull,
      v: z.enum(['1', '2']),
    }),
  ),
  exe_3DSMethod: wireFlag,
  threeDSMethodURL: wireTextOrNull,
  threeDSMethodData: wireTextOrNull,
  form: z.nullish(z.object({ action: z.string(), fields: texts })),
  redirect_url: wireTextOrNull,
  widget: z.nullish(texts),
})
type Sent = z.output<typeof sentResult>

/** PAY-001: 3-D Secure uses the bank's own names, spelled as here (OPEN-115). */
export const wirePaymentResult = z.codec(sentResult, z.custom<PaymentResult>(), {
  decode: readResult,
  encode: writeResult,
})

function readResult(sent: Sent): PaymentResult {
  return {
    state: sent.response,
    message: sent.message,
    attemptId: sent.attempt,
    orderNumber: sent.num_pedido,
    next: readNext(sent),
  }
}

function readNext(sent: Sent): NextStep | null {
  const { Ds_EMV3DS: challenge, form, redirect_url: url, widget } = sent
  if (sent.exe_3DSMethod && sent.threeDSMethodURL !== null) {
    const fields = { threeDSMethodData: sent.threeDSMethodData ?? '' }
    return { kind: 'post-form', protocol: '3ds-method', action: sent.threeDSMethodURL, fields }
  }
  if (challenge != null) {
    const { acsURL: action, PAReq, MD, TermUrl, creq } = challenge
    return challenge.v === '1'
      ? {
          kind: 'post-form',
          protocol: '3ds-1',
          action,
          fields: { PaReq: PAReq ?? '', MD: MD ?? '', TermUrl: TermUrl ?? '' },
        }
      : { kind: 'post-form', protocol: '3ds-2', action, fields: { creq: creq ?? '' } }
  }
  if (form != null) return { kind: 'post-form', protocol: 'redirect', ...form }
  if (url !== null) return { kind: 'redirect', url }
  return widget != null ? { kind: 'widget', data: widget } : null
}

const nothing = {
  Ds_EMV3DS: null,
  exe_3DSMethod: false,
  threeDSMethodURL: null,
  threeDSMethodData: null,
  form: null,
  redirect_url: null,
  widget: null,
}

function writeResult({ state, message, attemptId, orderNumber, next }: PaymentResult): Sent {
  return {
    status: state === 'declined' || state === 'failed' ? 'ERROR' : 'OK',
    response: state,
    message,
    attempt: attemptId,
    num_pedido: orderNumber,
    ...nothing,
    ...(next === null ? {} : writeNext(next)),
  }
}

function writeNext(next: NextStep): Partial<Sent> {
  if (next.kind === 'redirect') return { redirect_url: next.url }
  if (next.kind === 'widget') return { widget: { ...next.data } }
  const { action, fields } = next
  const emptyChallenge = { acsURL: action, PAReq: null, MD: null, TermUrl: null, creq: null }
  switch (next.protocol) {
    case 'redirect':
      return { form: { action, fields: { ...fields } } }
    case '3ds-method':
      return {
        exe_3DSMethod: true,
        threeDSMethodURL: action,
        threeDSMethodData: fields.threeDSMethodData ?? '',
      }
    case '3ds-1': {
      const { PaReq = '', MD = '', TermUrl = '' } = fields
      return { Ds_EMV3DS: { ...emptyChallenge, PAReq: PaReq, MD, TermUrl, v: '1' } }
    }
    case '3ds-2':
      return { Ds_EMV3DS: { ...emptyChallenge, creq: fields.creq ?? '', v: '2' } }
  }
}
