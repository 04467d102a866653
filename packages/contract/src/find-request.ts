import { z } from 'zod/mini'
import type { Call, RequestOf } from './call.ts'

/** A request that was put together from what is kept of an earlier one; undefined where the row would refuse it. */
export function findRequest<Row extends Call>(row: Row, wire: unknown): RequestOf<Row> | undefined {
  return z.safeDecode(row.request, wire).data as RequestOf<Row> | undefined
}
