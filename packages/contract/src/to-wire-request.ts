import { type Call, splitRequest, travelsInQuery } from './call.ts'
import { toQuery, type WireRequest } from './send.ts'

interface Carriage {
  readonly apiUrl: string
  readonly envelope: Readonly<Record<string, unknown>>
  readonly key: string | null
}

/** The encoded request of a row, ready to be sent. */
export function toWireRequest(row: Call, wire: object, { apiUrl, envelope, key }: Carriage): WireRequest {
  const inQuery = travelsInQuery(row)
  const split = inQuery ? { query: leaveOutNothing(wire), body: null } : splitRequest(row, wire)
  return {
    method: row.method,
    url: `${apiUrl}${row.path}${toQuery({ ...envelope, ...split.query })}`,
    headers: {
      accept: 'application/json',
      ...(inQuery ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: split.body && JSON.stringify(split.body),
  }
}

/** A parameter that a request leaves empty must not hide the envelope's value of the same name. */
function leaveOutNothing(wire: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null))
}
