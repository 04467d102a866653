import type { Instant } from '@comanda/rules/time/calendar'
import type { Handlers } from '../call/handler.ts'
import type { Database } from '../database/database.ts'
import type { Sessions } from '../session/sessions.ts'
import type { SiteDirectory } from '../session/site-directory.ts'
import type { HostCheck } from './host-check.ts'
import type { ByteCache } from './kept/byte-cache.ts'
import type { Metrics } from './metrics.ts'
import type { IsStaffHost } from './staff-host.ts'

/** The things that every part of the edge works with. */
export interface ServerKit {
  readonly database: Database
  readonly now: () => Instant
  readonly sites: SiteDirectory
  readonly sessions: Sessions
  /** The edge knows nothing of the house: it passes it to handlers whose types were checked against it (`Serving`). */
  readonly house: unknown
  readonly handlers: Handlers<never>
  readonly metrics: Metrics
  readonly replies: ByteCache
  /** Whether browsers reach us over TLS: then cookies are secure. */
  readonly secure: boolean
  readonly answersTo: HostCheck
  readonly isStaffHost: IsStaffHost
}
