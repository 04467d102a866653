import type { ToldRefusal } from '@comanda/contract/refusals'
import { type Cell, createCell } from '@comanda/screen/cell'
import { type Failure, isFailure } from '@comanda/screen/failure'

/** One press: what it does, and what stands of it if nobody answers. */
export interface Act<Reply> {
  /** In words, for whoever has to do it elsewhere. */
  readonly text: string
  /**
   * The things that are pressed; while any of them is under way none of it is sent again. Without it the whole sheet
   * is.
   */
  readonly ids?: readonly string[]
  readonly make: () => Promise<Reply | ToldRefusal>
  /** Shows what the server answered; without it the board asks again. */
  readonly show?: (reply: Reply) => void
}

export interface Actor {
  /** Gives what the server answered, and nothing for a press that failed or was under way already. */
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
    async act({ text, ids = wholeSheet, make, show }) {
      const { mayAct, untilSeen, send } = tools()
      if (!mayAct || ids.some((id) => pending.get().has(id))) return undefined
      pending.set(new Set([...pending.get(), ...ids]))
      failure.set(null)
      await untilSeen()
      const answer = await send(text, make).catch(toError)
      pending.set(new Set([...pending.get()].filter((id) => !ids.includes(id))))
      // The screen may have been drawn anew meanwhile.
      const { again, say, tell } = tools()
      if (isFailure(answer)) {
        const said = say(answer)
        failure.set(said)
        tell(said)
        again()
        return undefined
      }
      const reply = answer as Exclude<typeof answer, ToldRefusal | Error>
      if (show === undefined) again()
      else show(reply)
      return reply
    },
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
