import type { ReplyOf } from '@comanda/contract/call'
import { findReply, printReply } from '@comanda/contract/kept-reply'
import type { StaffCall } from '@comanda/contract/staff-call'
import type { Versioned } from '@comanda/rules/boards/apply-by-version'
import { forget, keep, ofBoards, readKept } from '../state/kept.ts'

interface Age {
  readonly trueAt: number
  readonly serverAheadMs: number
}

/** Keeps the last truth of one board on the device. */
export interface BoardKeeper<Reply, Thing extends Versioned> {
  readonly keep: (reply: Reply, things: readonly Thing[]) => void
  /** Told every two seconds, so it is kept apart from the board itself. */
  readonly keepAge: (age: Age) => void
  readonly find: (now: number) => (Age & { readonly reply: Reply }) | undefined
}

/** A board of yesterday is nobody's truth, and nobody should find it on a tablet. */
const keptForMs = 12 * 3_600_000

interface Keeping<Row extends StaffCall, Thing extends Versioned> {
  readonly row: Row
  /** The reply with the things as they are now, and without what must not stay on a device (decision 0039). */
  readonly toKept: (reply: ReplyOf<Row>, things: readonly Thing[]) => ReplyOf<Row>
}

export function createKeeper<Row extends StaffCall, Thing extends Versioned>(
  name: string,
  { row, toKept }: Keeping<Row, Thing>,
): BoardKeeper<ReplyOf<Row>, Thing> {
  const shown = `${ofBoards}${name}` as const
  const when = `${shown} when` as const
  return {
    keep: (reply, things) => keep(shown, printReply(row, toKept(reply, things))),
    keepAge: ({ trueAt, serverAheadMs }) => keep(when, `${trueAt} ${serverAheadMs}`),
    find(now) {
      const [trueAt = Number.NaN, serverAheadMs = Number.NaN] = (readKept(when) ?? '').split(' ').map(Number)
      const reply = now - trueAt < keptForMs ? findReply(row, readKept(shown) ?? '') : undefined
      if (reply !== undefined && Number.isFinite(serverAheadMs)) return { reply, trueAt, serverAheadMs }
      forget(shown)
      forget(when)
      return undefined
    },
  }
}
