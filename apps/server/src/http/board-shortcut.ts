import { isRefusal } from '@comanda/contract/refusals'
import { accepts } from './accept-encoding.ts'
import { answerBoard } from './answer-board.ts'
import { printGzip, printPlain } from './clocked-bytes.ts'
import { identifyStaff } from './identify-staff.ts'
import type { StaffKit } from './perform-staff-call.ts'
import { dataHeaders } from './security.ts'
import type { Shortcut } from './shortcut.ts'

/** Boards that ask again what they have asked before. Whether they still may is looked up each time, in one read. */
export function createBoardShortcut(kit: StaffKit): Shortcut {
  const { boardHeads, staffDoor: door, database } = kit
  return async (request) => {
    const head = boardHeads.find(request)
    if (head === undefined) return undefined
    const { row, tokens, name } = head
    const now = kit.now()
    const found = await door.find(tokens, now, row.follows)
    const identity = await identifyStaff({ row, found, approval: undefined, door, database, now })
    if (isRefusal(identity)) return undefined
    const board = await answerBoard(kit, { ...head, open: { ...head.open, now }, news: found.news }, identity)
    if (isRefusal(board)) return undefined
    const isSmall = accepts(request.headers['accept-encoding'], 'gzip')
    const headers: Record<string, string> = {
      ...dataHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-language': head.open.language,
      vary: 'accept-encoding',
    }
    if (isSmall) headers['content-encoding'] = 'gzip'
    return { status: 200, headers, body: isSmall ? printGzip(board, now) : printPlain(board, now), call: name }
  }
}
