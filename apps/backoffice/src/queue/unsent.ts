import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { createCell } from '@comanda/screen/cell'
import { forget, keep, readKept } from '../state/kept.ts'
import { findHere, type Noted } from './noted.ts'
import { presses } from './presses.ts'

interface Entry extends Noted {
  readonly isUnderWay: boolean
}

const entries = createCell<readonly Entry[]>(readEntries())

/**
 * Sends a write that a device notes until the server has answered it. What nobody answered, or what was sent after the
 * device was taken off the list, stays noted (DAY-011). It is never sent again by itself: the kitchen may have gone on.
 */
export async function sendNoted<Reply>(
  noted: Pick<Noted, 'place' | 'text'>,
  make: () => Promise<Reply | ToldRefusal>,
): Promise<Reply | ToldRefusal> {
  const here = findHere()
  // A person in a browser of their own comes in again by password, and sees on the board what was not done.
  if (here === null || here.device === null) return make()
  const entry = { ...noted, at: Date.now(), timeZone: here.timeZone, isUnderWay: true }
  // In its place: they are read in the order in which they were made, whichever was answered first.
  const settle = (...left: readonly Entry[]) => change(entries.get().flatMap((one) => (one === entry ? left : one)))
  change([...entries.get(), entry])
  try {
    const reply = await make()
    if (isRefusal(reply) && reply.refused === 'device-unknown') settle({ ...entry, isUnderWay: false })
    else settle()
    return reply
  } catch (error) {
    settle({ ...entry, isUnderWay: false })
    throw error
  }
}

/** What a place shows is true again: what was not done is seen there as not done. */
export function dropNoted(place: Noted['place']): void {
  const left = entries.get().filter((entry) => entry.isUnderWay || entry.place !== place)
  if (left.length < entries.get().length) change(left)
}

export function dropAllNoted(): void {
  change([])
  presses.clear()
}

/** The writes that could not be sent, the oldest first, those that wait for the line among them. */
export function useUnsent(): readonly Noted[] {
  const noted = entries.use().filter(({ isUnderWay }) => !isUnderWay)
  const kept = presses.queued.use().flatMap(({ press, isKept }) => (isKept ? press : []))
  return [...noted, ...kept].sort((one, other) => one.at - other.at)
}

function change(next: readonly Entry[]): void {
  entries.set(next)
  if (next.length === 0) forget('unsent')
  else keep('unsent', JSON.stringify(next))
}

/** What was under way when the page was left has no answer any more. */
function readEntries(): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(readKept('unsent') ?? '[]')
    const found = Array.isArray(kept) ? kept.filter(isEntry) : []
    return found.map((entry) => ({ ...entry, timeZone: entry.timeZone ?? null, isUnderWay: false }))
  } catch {
    return []
  }
}

function isEntry(kept: Partial<Entry> | null): kept is Entry {
  return typeof kept?.text === 'string' && typeof kept.at === 'number' && typeof kept.place === 'string'
}
