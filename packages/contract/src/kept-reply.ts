import { z } from 'zod/mini'
import type { Call, ReplyOf } from './call.ts'

/** A reply as text, for a device that keeps it. What the row does not name is left out. */
export function printReply<Row extends Call>(row: Row, reply: ReplyOf<Row>): string {
  return JSON.stringify(z.encode(row.reply, reply))
}

/** The reply that was kept; undefined where it was kept by a version whose row said something else. */
export function findReply<Row extends Call>(row: Row, text: string): ReplyOf<Row> | undefined {
  try {
    return z.safeDecode(row.reply, JSON.parse(text)).data as ReplyOf<Row> | undefined
  } catch {
    return undefined
  }
}
