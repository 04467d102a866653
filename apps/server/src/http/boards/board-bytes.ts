import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { LookOnce } from '../../call/staff-context.ts'
import type { OnSiteChange } from '../../database/site-cache.ts'
import { createByteCache } from '../kept/byte-cache.ts'
import { type ReadyBytes, toPassingBytes } from '../kept/ready-bytes.ts'

interface BoardAsked {
  readonly siteId: SiteId
  /** The question, by whom as far as the answer depends on it, and in which stores. */
  readonly key: string
  /** Another text whenever one of its topics has news. */
  readonly news: string
  readonly now: Instant
}

/** Reads the board as JSON. What it shares with others of its store, such as stations, is read once. */
type Look = (lookOnce: LookOnce) => Promise<string | Refusal>

/** The boards of a store all ask again when something happens: one look at the database answers them all. */
export interface BoardBytes {
  answer(asked: BoardAsked, look: Look): Promise<ReadyBytes | Refusal>
}

/** What the clock alone changes, such as a printer that falls silent, and what nobody tells of, is true again by then. */
const truthMs = 2_000
const keptBytes = 16 * 1024 * 1024
/** More than the stores whose boards ask one instance at the same moment. */
const mostParts = 100

/** The bytes that the boards of a store share, as they were at its last news. */
interface Part {
  readonly state: string
  readonly found: Promise<unknown>
  /** The bytes that were found last, also while they are read anew. */
  last: unknown
}

interface BoardLook {
  readonly siteId: SiteId
  readonly key: string
  /** With the state that it is looked at in. */
  readonly asked: string
  readonly look: () => Promise<string | Refusal>
}

/**
 * Keeps a board as the bytes that are sent, until one of its topics has news. Whether it has is asked of the database
 * itself each time: a board may have heard of a change on the line of another instance, before this one did.
 */
export function createBoardBytes(onSiteChange: OnSiteChange): BoardBytes {
  const kept = createByteCache(onSiteChange, { bytes: keptBytes })
  const looking = new Map<string, Promise<ReadyBytes | Refusal>>()
  const parts = new Map<string, Part>()
  onSiteChange(() => parts.clear())

  async function keepLook({ siteId, key, asked, look }: BoardLook): Promise<ReadyBytes | Refusal> {
    const keep = kept.prepare(siteId, asked)
    const keepLast = kept.prepare(siteId, key)
    const board = await look()
    if (isRefusal(board)) return board
    // Most news of a store are none of a station's.
    return keepLast(keep(toPassingBytes(board, kept.find(siteId, key))))
  }

  function lookOnce(wanted: BoardLook): Promise<ReadyBytes | Refusal> {
    const name = `${wanted.siteId} ${wanted.asked}`
    const under = looking.get(name) ?? keepLook(wanted).finally(() => looking.delete(name))
    looking.set(name, under)
    return under
  }

  function lookAtPart<Found>(
    name: string,
    state: string,
    look: (before: Found | undefined) => Promise<Found>,
  ): Promise<Found> {
    const known = parts.get(name)
    if (known?.state === state) return known.found as Promise<Found>
    const found = look(known?.last as Found | undefined)
    const part: Part = { state, found, last: known?.last }
    const remember = (last: unknown) => {
      part.last = last
    }
    // A failure is told to those who wait for it, and to nobody else.
    found.then(remember, () => parts.get(name) === part && parts.delete(name))
    parts.delete(name)
    parts.set(name, part)
    for (const oldest of parts.keys()) {
      if (parts.size <= mostParts) break
      parts.delete(oldest)
    }
    return found
  }

  return {
    async answer({ siteId, key, news, now }, look) {
      const state = `${news} ${Math.floor(now / truthMs)}`
      const asked = `${key} ${state}`
      const ofStore: LookOnce = (part, lookAt) => lookAtPart(`${siteId} ${part}`, state, lookAt)
      return kept.find(siteId, asked) ?? lookOnce({ siteId, key, asked, look: () => look(ofStore) })
    },
  }
}
