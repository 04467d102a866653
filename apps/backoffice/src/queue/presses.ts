import { CallFault } from '@comanda/contract/read-reply'
import { isRefusal } from '@comanda/contract/refusals'
import { toRandomKey } from '@comanda/screen/to-random-key'
import { answerWithinMs } from '../state/answer-within.ts'
import { forget, keep, readKept } from '../state/kept.ts'
import { presence } from '../state/presence.ts'
import { createPressQueue } from './create-press-queue.ts'
import { callLater, isLaterName, type LaterCall } from './later-calls.ts'
import { findHere, type Noted } from './noted.ts'

/** A press that is sent in its turn, also much later, with the words for a person who must do it elsewhere. */
export type Press = Noted & LaterCall & { readonly key: string }

/** What stood on a board so long ago has gone on without it. */
const keptForMs = 12 * 3_600_000

/** The presses of this device that the server has not answered yet (DAY-212). */
export const presses = createPressQueue<Press>({
  load: () => readPresses(Date.now()),
  save: (all) => {
    if (all.length > 0 && findHere()?.device !== null) keep('presses', JSON.stringify(all))
    else forget('presses')
  },
  send: (press) => Promise.race([callPress(press), new Promise<undefined>((resolve) => setTimeout(resolve, giveUpMs))]),
})

// A person in a browser of their own comes in again by password, and another person must not send for them.
let before = presence.get()
presence.follow((now) => {
  if (now.state === 'nobody' && before.state === 'here' && before.session.device === null) presses.clear()
  before = now
})

/** A line may vanish without a word: then a call is never answered, and the press is sent again under its key. */
const giveUpMs = 2 * answerWithinMs

/** Keeps a press and sends it in its turn; undefined where it has to wait for the line. */
export function putPress(later: LaterCall, noted: Pick<Noted, 'place' | 'text'>): Promise<unknown> {
  const timeZone = findHere()?.timeZone ?? null
  return presses.put({ ...later, ...noted, at: Date.now(), timeZone, key: toRandomKey() })
}

/** Undefined for what is no answer to the press: it may be sent again, or the server does not know this device. */
async function callPress(press: Press): Promise<unknown> {
  try {
    const answer = await callLater(press, press.key)
    if (!isRefusal(answer)) return answer
    return answer.refused === 'idempotency-in-flight' || isUnknown(answer.refused) ? undefined : answer
  } catch (error) {
    // A server that is away for a moment says so; one that fails at this press would fail again, under the same key.
    return error instanceof CallFault && error.status < 502 ? error : undefined
  }
}

function isUnknown(code: string): boolean {
  return code === 'device-unknown' || code.startsWith('session-')
}

function readPresses(now: number): readonly Press[] {
  try {
    const kept: unknown = JSON.parse(readKept('presses') ?? '[]')
    return Array.isArray(kept) ? kept.filter((press) => isPress(press) && now - press.at < keptForMs) : []
  } catch {
    return []
  }
}

function isPress(kept: Partial<Press> | null): kept is Press {
  return (
    typeof kept?.key === 'string' &&
    typeof kept.text === 'string' &&
    typeof kept.at === 'number' &&
    typeof kept.request === 'object' &&
    isLaterName(kept.call)
  )
}
