import type { IncomingMessage } from 'node:http'
import type { StaffTokens } from '../staff-door.ts'
import type { BoardWork } from './answer-board.ts'

/** A request for a board that was answered: what it asked, and the tokens that it carried. */
export interface BoardHead extends Omit<BoardWork, 'news'> {
  readonly tokens: StaffTokens
}

/**
 * A board asks the same all evening. Its request has been read and counted by the framework once; when the same comes
 * again, only who asks and what is new must be looked at.
 */
export interface BoardHeads {
  find(request: IncomingMessage): BoardHead | undefined
  keep(request: IncomingMessage, head: BoardHead): void
}

const mostHeads = 1_000

export function createBoardHeads(): BoardHeads {
  const heads = new Map<string, BoardHead>()
  return {
    find: (request) => heads.get(printHead(request)),
    keep(request, { name, row, asked, open, tokens }) {
      heads.set(printHead(request), { name, row, asked, open, tokens })
      // A map keeps the order of arrival, so the first is the oldest.
      for (const oldest of heads.keys()) {
        if (heads.size <= mostHeads) break
        heads.delete(oldest)
      }
    },
  }
}

/** Everything of a request that decides about its answer. */
function printHead({ url = '', headers }: IncomingMessage): string {
  const { host, cookie, 'x-forwarded-host': forwarded, 'accept-language': language } = headers
  return [url, host, forwarded, language, cookie].join('\n')
}
