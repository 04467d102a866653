import type { ToldRefusal } from '@comanda/contract/refusals'
import { type Cell, createCell } from '@comanda/screen/cell'
import { type Failure, isFailure } from '@comanda/screen/failure'
import type { LaterCall } from '../queue/later-calls.ts'

/** One press: what it does, and what stands of it if nobody answers. */
export type Act<Reply> = Pressed<Reply> & (SentNow<Reply> | SentInTurn)

interface SentNow<Reply> {
  readonly make: () => Promise<Reply | ToldRefusal>
  readonly later?: never
}

/** It goes on without a line: it is kept in order, and sent once when the line is back (DAY-212). */
interface SentInTurn {
  readonly later: LaterCall
  readonly make?: never
}

interface Pressed<Reply> {
  /** In words, for whoever has to do it elsewhere. */
  readonly text: string
  /**
   * The things that are pressed; while any of them is under way none of it is sent again. Without it the whole sheet
   * is.
   */
  readonly ids?: readonly string[]
  /** Shows what the server answered; without it the board asks again. */
  readonly show?: (reply: Reply) => void
}

export interface Actor {
  /** Gives what the server answered, and nothing for a press that failed, was under way already, or is kept for later. */
  readonly act: <Reply>(act: Act<Reply>) => Promise<Reply | undefined>
  /** The presses that are not answered yet. */
  readonly pending: Cell<ReadonlySet<string>>
  /** The answer to the last press, where it was no success. */
  readonly failure: Cell<Failure | null>
}

/** The things that the place of a press adds to it. */
export interface ActingTools {
  readonly mayAct: boolean
  /** Sends a write that stays noted until it is answered. */
  readonly send: <Reply>(text: string, make: () => Promise<Reply | ToldRefusal>) => Promise<Reply | ToldRefusal>
  /** Sends a press in its turn; undefined where it is kept for later. */
  readonly sendInTurn: (text: string, later: LaterCall) => Promise<unknown>
  /** Until the press itself can be seen. */
  readonly untilSeen: () => Promise<void>
  readonly again: () => void
  /** The failure as a person is told of it. */
  readonly say: (failure: Failure) => Failure
  readonly tell: (failure: Failure) => void
}

const wholeSheet = ['']

/** Does what is pressed, once however often it is. After a failure the board asks again: somebody may have been faster. */
export function createActor(tools: () => ActingTools): Actor {
  const pending = createCell<ReadonlySet<string>>(new Set())
  const failure = createCell<Failure | null>(null)
  return {
    pending,
    failure,
    async act<Reply>({ text, ids = wholeSheet, make, later, show }: Act<Reply>) {
      const { mayAct, untilSeen, send, sendInTurn } = tools()
      if ((!mayAct && later === undefined) || ids.some((id) => pending.get().has(id))) return undefined
      pending.set(new Set([...pending.get(), ...ids]))
      failure.set(null)
      await untilSeen()
      const answer = later ? await sendInTurn(text, later) : await send(text, make).catch(toError)
      pending.set(new Set([...pending.get()].filter((id) => !ids.includes(id))))
      if (answer === undefined && later) return undefined
      // The screen may have been drawn anew meanwhile.
      const { again, say, tell } = tools()
      if (isFailure(answer)) {
        const said = say(answer)
        failure.set(said)
        tell(said)
        again()
        return undefined
      }
      const reply = answer as Reply
      if (show === undefined) again()
      else show(reply)
      return reply
    },
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
