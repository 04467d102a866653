import type { CustomerId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Reader, Tx } from '../database/database.ts'

/** A customer who asks for a copy of their data, or for its deletion. */
export interface Person {
  readonly siteId: SiteId
  readonly customerId: CustomerId
  readonly email: string
  /**
   * Nobody proved the e-mail when they registered, so nothing older than the account is handed out as theirs. A wish for
   * a table goes with the account all the same: whoever is gone waits for nothing.
   */
  readonly since: Instant
}

/** The data that one slice holds about a person. */
export interface PersonalPart {
  /** Its name in the file the person gets. */
  readonly name: string
  readonly read: (db: Reader, person: Person) => Promise<readonly object[]>
  /** Whether something is still under way that needs to know who the person is. */
  readonly isOpen?: (db: Reader, person: Person, now: Instant) => Promise<boolean>
  /** Whether the person still owes something: an account that is gone cannot be asked for it. */
  readonly isOwing?: (db: Reader, person: Person) => Promise<boolean>
  /** Forgets who the person is. What the law wants kept, such as what was sold and its tax, stays without a name. */
  readonly erase: (tx: Tx, person: Person) => Promise<void>
}

export interface KnowsPersons {
  readonly personalParts: readonly PersonalPart[]
}
