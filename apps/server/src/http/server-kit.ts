import type { Instant } from '@comanda/rules/time/calendar'
import type { Handlers } from '../call/handler.ts'
import type { Database } from '../database/database.ts'
import type { Sessions } from '../session/sessions.ts'
import type { SiteDirectory } from '../session/site-directory.ts'
import type { Metrics } from './metrics.ts'
import type { ReadyReplies } from './ready-replies.ts'

/** What every part of the edge works with. */
export interface ServerKit {
  readonly database: Database
  readonly now: () => Instant
  readonly sites: SiteDirectory
  readonly sessions: Sessions
  readonly handlers: Handlers
  readonly metrics: Metrics
  readonly replies: ReadyReplies
  /** Whether browsers reach us over TLS: cookies are then locked to it. */
  readonly secure: boolean
}
