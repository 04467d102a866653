import type { ToldRefusal } from '@comanda/contract/refusals'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import { createCell } from '@comanda/screen/cell'
import { presence } from './presence.ts'

/** One call that waits for the word of a colleague. */
export interface Approval {
  /** The press in words; empty where nobody said it. */
  readonly text: string
  readonly ask: (approval: StaffApproval) => Promise<unknown>
  /** Gives the answer to whoever pressed; without one it stays refused. */
  readonly settle: (answer?: unknown) => void
}

/** The call that a colleague is asked for now. */
export const askedApproval = createCell<Approval | null>(null)

let pressed = ''

/** The press that the calls of `make` belong to, for whoever is asked to allow it. */
export function inWords<Answer>(text: string, make: () => Promise<Answer>): Promise<Answer> {
  pressed = text
  try {
    return make()
  } finally {
    // What is awaited by then has read it.
    pressed = ''
  }
}

export function readPress(): string {
  return pressed
}

interface Refused<Reply> {
  readonly text: string
  readonly refused: ToldRefusal
  readonly ask: (approval: StaffApproval) => Promise<Reply | ToldRefusal>
}

/**
 * Asks a colleague for a call that was refused for a missing right (DAY-029): whoever pressed gets the answer to the
 * second try, or the first refusal when nobody allows it. A PIN is worth nothing without a device.
 */
export function askColleague<Reply>({ text, refused, ask }: Refused<Reply>): Promise<Reply | ToldRefusal> {
  const here = presence.get()
  const canAsk = here.state === 'here' && here.session.device !== null && here.session.person !== null
  if (!canAsk || askedApproval.get() !== null) return Promise.resolve(refused)
  return new Promise((resolve) => {
    askedApproval.set({
      text,
      ask,
      settle(answer: unknown = refused) {
        askedApproval.set(null)
        resolve(answer as Reply | ToldRefusal)
      },
    })
  })
}
