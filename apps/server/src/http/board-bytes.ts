import type { StaffTopic } from '@comanda/contract/staff-live'
import { wireInstant } from '@comanda/contract/wire/date'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { z } from 'zod'
import type { OnSiteChange } from '../database/site-cache.ts'
import { createByteCache } from './byte-cache.ts'
import type { Answer } from './idempotency.ts'
import type { ReadyBytes } from './ready-bytes.ts'

interface BoardAsked {
  readonly siteId: SiteId
  /** What is asked, and in which stores. */
  readonly key: string
  readonly topics: readonly StaffTopic[]
  readonly now: Instant
}

/** The boards of a store all ask again when something happens: one look at the database answers them all. */
export interface BoardBytes {
  answer(asked: BoardAsked, look: () => Promise<Answer>): Promise<Answer>
}

/** What the clock alone changes, such as a printer that falls silent, and what nobody tells of, is true again by then. */
const truthMs = 2_000
const keptBytes = 16 * 1024 * 1024

/**
 * Keeps a board as the bytes that are sent, until one of its topics has news. Whether it has is asked of the database
 * itself each time: a board may have heard of a change on the line of another instance, before this one did.
 */
export function createBoardBytes(
  onSiteChange: OnSiteChange,
  readMark: (siteId: SiteId, topics: readonly StaffTopic[]) => Promise<string>,
): BoardBytes {
  const kept = createByteCache(onSiteChange, { bytes: keptBytes })
  const looking = new Map<string, Promise<ReadyBytes | Answer>>()

  async function keepLook(siteId: SiteId, key: string, look: () => Promise<Answer>): Promise<ReadyBytes | Answer> {
    const keep = kept.prepare(siteId, key)
    const answer = await look()
    return answer.status === 200 ? keep(toBytes(answer.body)) : answer
  }

  function lookOnce(siteId: SiteId, key: string, look: () => Promise<Answer>): Promise<ReadyBytes | Answer> {
    const name = `${siteId} ${key}`
    const under = looking.get(name) ?? keepLook(siteId, key, look).finally(() => looking.delete(name))
    looking.set(name, under)
    return under
  }

  return {
    async answer({ siteId, key, topics, now }, look) {
      const mark = await readMark(siteId, topics)
      const asked = `${key} ${mark} ${Math.floor(now / truthMs)}`
      const found = kept.find(siteId, asked) ?? (await lookOnce(siteId, asked, look))
      return 'plain' in found ? { status: 200, body: withClock(found.plain, now) } : found
    },
  }
}

/** The clock is left out: it is another at every answer. */
function toBytes(body: unknown): ReadyBytes {
  const { now: _, ...rest } = body as { readonly now: unknown }
  return { plain: Buffer.from(JSON.stringify(rest)), compressed: {}, hash: '' }
}

function withClock(rest: Buffer, now: Instant): Buffer {
  const clock = JSON.stringify({ now: z.encode(wireInstant, now) })
  return Buffer.concat([Buffer.from(`${clock.slice(0, -1)},`), rest.subarray(1)])
}
