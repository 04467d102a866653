import { isRefusal } from '@comanda/contract/refusals'
import { identifyStaff } from '../identify-staff.ts'
import { type ReadyAnswer, toAnswer } from '../kept/ready-bytes.ts'
import type { StaffKit } from '../perform-staff-call.ts'
import { boardManner } from '../security.ts'
import type { Shortcut } from '../shortcut.ts'
import { answerBoard } from './answer-board.ts'

/** Boards that ask again what they have asked before. Whether they still may is looked up each time, in one read. */
export function createBoardShortcut(kit: StaffKit): Shortcut {
  const { boardHeads, staffDoor: door, database } = kit
  return (request) => {
    const head = boardHeads.find(request)
    if (head === undefined) return undefined
    const { row, tokens, name } = head
    const find = async (): Promise<ReadyAnswer | undefined> => {
      const now = kit.now()
      const found = await door.find(tokens, now, row.follows)
      const identity = await identifyStaff({ row, found, approval: undefined, door, database, now })
      if (isRefusal(identity)) return undefined
      const board = await answerBoard(kit, { ...head, open: { ...head.open, now }, news: found.news }, identity)
      if (isRefusal(board)) return undefined
      const answer = toAnswer(board, request.headers, boardManner)
      answer.headers['content-language'] = head.open.language
      return answer
    }
    return { call: name, find }
  }
}
