import type { Call, RequestOf } from '@comanda/contract/call'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import { z } from 'zod'

/** Decodes what came over the wire by a row. A refusal names the field, never its value. */
export function readRequest<Row extends Call>(row: Row, wire: unknown): RequestOf<Row> | Refusal {
  const decoded = z.safeDecode(row.request, wire)
  if (decoded.success) return decoded.data as RequestOf<Row>
  const field = decoded.error.issues[0]?.path.join('.') ?? ''
  return refusal('request-malformed', field === '' ? undefined : { parameter: field.slice(0, 80) })
}
