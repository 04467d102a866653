import type { StaffCallName } from '@comanda/contract/all-staff-calls'
import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { StaffCall } from '@comanda/contract/staff-call'
import type { OpenContext } from '../../call/context.ts'
import type { LookOnce, StaffReadContext } from '../../call/staff-context.ts'
import type { StaffHandlers } from '../../call/staff-handler.ts'
import type { StaffIdentity } from '../identify-staff.ts'
import type { ReadyBytes } from '../kept/ready-bytes.ts'
import type { BoardBytes } from './board-bytes.ts'
import { printBoard } from './print-board.ts'

export interface ShowsBoards {
  readonly staffHandlers: StaffHandlers<never>
  readonly boards: BoardBytes
}

/** A call that reads a board. */
export interface BoardWork {
  readonly name: StaffCallName
  readonly row: StaffCall
  readonly asked: unknown
  readonly open: OpenContext
  /** Another text whenever one of the board's topics has news. */
  readonly news: string
}

/** The board as it was last looked at, if it has had no news since. */
export function answerBoard(
  { staffHandlers, boards }: ShowsBoards,
  { name, row, asked, open, news }: BoardWork,
  { siteId, stores, ...here }: StaffIdentity,
): Promise<ReadyBytes | Refusal> {
  // What is kept for many must not depend on who asked first, so the reader does not know.
  const person = row.perPerson === true ? here.person : null
  const identity = { siteId, stores, person, device: null, approvedBy: null }
  const read = staffHandlers[name] as unknown as (request: unknown, context: StaffReadContext) => Promise<unknown>
  const look = async (lookOnce: LookOnce) => {
    const board = await read(asked, { ...open, ...identity, lookOnce })
    return isRefusal(board) ? board : printBoard(row.reply, board as Record<string, unknown>)
  }
  return boards.answer(
    { siteId, key: JSON.stringify([name, stores, open.language, person, asked]), news, now: open.now },
    look,
  )
}
