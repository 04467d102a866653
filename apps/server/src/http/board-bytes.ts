import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { LookOnce } from '../call/staff-context.ts'
import type { OnSiteChange } from '../database/site-cache.ts'
import { createByteCache } from './byte-cache.ts'
import { type ClockedBytes, toClockedBytes } from './clocked-bytes.ts'

interface BoardAsked {
  readonly siteId: SiteId
  /** What is asked, and in which stores. */
  readonly key: string
  /** Another text whenever one of its topics has news. */
  readonly news: string
  readonly now: Instant
}

/** Reads the board, as it goes over the wire. What it shares with others of its store, such as stations, is read once. */
type Look = (lookOnce: LookOnce) => Promise<unknown>

/** The boards of a store all ask again when something happens: one look at the database answers them all. */
export interface BoardBytes {
  answer(asked: BoardAsked, look: Look): Promise<ClockedBytes | Refusal>
}

/** What the clock alone changes, such as a printer that falls silent, and what nobody tells of, is true again by then. */
const truthMs = 2_000
const keptBytes = 16 * 1024 * 1024
/** More than the stores whose boards ask one instance at the same moment. */
const mostParts = 100

/** What the boards of a store share, as it was at its last news. */
interface Part {
  readonly state: string
  readonly found: Promise<unknown>
}

interface BoardLook {
  readonly siteId: SiteId
  readonly key: string
  readonly look: () => Promise<unknown>
}

/**
 * Keeps a board as the bytes that are sent, until one of its topics has news. Whether it has is asked of the database
 * itself each time: a board may have heard of a change on the line of another instance, before this one did.
 */
export function createBoardBytes(onSiteChange: OnSiteChange): BoardBytes {
  const kept = createByteCache<ClockedBytes>(onSiteChange, { bytes: keptBytes })
  const looking = new Map<string, Promise<ClockedBytes | Refusal>>()
  const parts = new Map<string, Part>()
  onSiteChange(() => parts.clear())

  async function keepLook({ siteId, key, look }: BoardLook): Promise<ClockedBytes | Refusal> {
    const keep = kept.prepare(siteId, key)
    const board = await look()
    return isRefusal(board) ? board : keep(await toClockedBytes(board))
  }

  function lookOnce(wanted: BoardLook): Promise<ClockedBytes | Refusal> {
    const name = `${wanted.siteId} ${wanted.key}`
    const under = looking.get(name) ?? keepLook(wanted).finally(() => looking.delete(name))
    looking.set(name, under)
    return under
  }

  function lookAtPart<Found>(name: string, state: string, look: () => Promise<Found>): Promise<Found> {
    const known = parts.get(name)
    if (known?.state === state) return known.found as Promise<Found>
    const found = look()
    const forget = () => parts.get(name)?.found === found && parts.delete(name)
    // A failure is told to those who wait for it, and to nobody else.
    found.catch(forget)
    parts.delete(name)
    parts.set(name, { state, found })
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
      return kept.find(siteId, asked) ?? lookOnce({ siteId, key: asked, look: () => look(ofStore) })
    },
  }
}
