import type { Page } from '@playwright/test'
import type { Book } from './book.ts'
import type { Cast } from './cast.ts'
import type { Stage } from './stage.ts'
import type { Witness } from './witness.ts'

export interface Evening {
  readonly stage: Stage
  readonly book: Book
  readonly cast: Cast
  /** Everybody who is asked after a step; guests come and go. */
  readonly witnesses: Set<Witness>
  /** The same numbers each time, by the seed. */
  readonly random: () => number
}

/** Who does what, in words: screens are used as a person uses them, and the book is written. */
export interface Step {
  readonly does: string
  /** It waits for its turn until this is so. */
  readonly when?: () => boolean
  readonly run: () => Promise<void>
}

/** Steps that follow one another; between them others take theirs. */
export type Scene = (evening: Evening) => readonly Step[]

const minuteMs = 60_000

/** A clock that moves would turn away whoever waits for an answer: some steps wait until nobody does. */
export const nobodyWaits = ({ book }: Evening) => book.parties.every(({ stand }) => stand !== 'waiting')

/** Time passes, and with it comes what others do by the clock: a bank gives back what it was asked for. */
export async function letPass({ stage, book }: Evening, minutes: number): Promise<void> {
  await stage.house.pass(minutes * minuteMs)
  for (const party of book.parties) {
    if (party.stand !== 'cancelled' || party.back === party.paid) continue
    party.back = party.paid
    party.told.push('refund')
  }
}

/** A phone that nobody looks at any more. */
export async function goHome({ witnesses }: Evening, page: Page, witness: Witness): Promise<void> {
  witnesses.delete(witness)
  await page.context().close()
}
