import { z } from 'zod/mini'
import type { Call, ReplyOf } from './call.ts'
import { isRefusalCode } from './refusal-codes.ts'
import { findDetails } from './refusal-details.ts'
import type { ToldRefusal } from './refusals.ts'
import type { WireReply } from './send.ts'

/** The server failed, or its answer fits no row: a caller can do nothing about it. */
export class CallFault extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.name = 'CallFault'
    this.status = status
  }
}

/** The meaning of the answer to a row; a refusal is an answer too. */
export function readReply<Row extends Call>(row: Row, { status, body }: WireReply): ReplyOf<Row> | ToldRefusal {
  if (isErrorBody(body) && status < 500) return readRefusal(body)
  if (status >= 400) throw new CallFault(isErrorBody(body) ? body.message : `status ${status}`, status)
  const reply = z.safeDecode(row.reply, body)
  if (!reply.success) throw new CallFault(`${row.method} ${row.path} answered what its row does not say`, status)
  return reply.data as ReplyOf<Row>
}

interface ErrorBody {
  readonly status: 'ERROR' | 'LEER_BIDI'
  readonly code: string
  readonly message: string
  readonly details?: unknown
}

function isErrorBody(body: unknown): body is ErrorBody {
  const isObject = typeof body === 'object' && body !== null && 'status' in body && 'code' in body
  return isObject && (body.status === 'ERROR' || body.status === 'LEER_BIDI')
}

function readRefusal({ code, message, details }: ErrorBody): ToldRefusal {
  const refused = isRefusalCode(code) ? code : 'server-fault'
  const read = findDetails(refused, details)
  return (read === undefined ? { refused, message } : { refused, message, details: read }) as ToldRefusal
}
