import type { Database } from './database/database.ts'
import { findSiteKeysByHost } from './session/site-key.repository.ts'
import { readHost } from './startup/host.ts'
import { StartupFault } from './startup/startup-fault.ts'

/** A site's host runs the scripts of its venue: staff sessions must be out of their reach. */
export async function checkStaffHost(database: Database, staffHost: string | null): Promise<void> {
  const name = staffHost === null ? undefined : readHost(staffHost)?.name
  if (name === undefined || (await findSiteKeysByHost(database, name)) === undefined) return
  throw new StartupFault(`STAFF_HOST is ${name}, which is the host of a site; the staff need a host of their own.`)
}
