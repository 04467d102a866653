import type { DeviceId, RoleId, SiteId, StaffId, StaffSessionId, StoreId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { DeviceKind } from '@comanda/rules/team/device-kinds'
import type { HeldRights } from '@comanda/rules/team/rights'
import type { Reader, Tx } from '../database/database.ts'
import type { OpenContext } from './context.ts'

export interface PersonHere {
  readonly id: StaffId
  readonly sessionId: StaffSessionId
  readonly name: string
  readonly colour: string
  readonly roleId: RoleId
  readonly role: string
  readonly rights: HeldRights
}

export interface DeviceHere {
  readonly id: DeviceId
  readonly kind: DeviceKind
  readonly name: string
  readonly storeId: StoreId
}

/** The maker of a staff call, all of it checked. */
export interface StaffContext<House = unknown> extends Omit<OpenContext<House>, 'database'> {
  readonly siteId: SiteId
  /** Null where a board acts without a person. */
  readonly person: PersonHere | null
  readonly device: DeviceHere | null
  /** The colleague who allowed this one call. */
  readonly approvedBy: StaffId | null
  /** A repository that reads or writes what belongs to a store demands them. */
  readonly stores: StoresInReach
}

/**
 * Looks something up once for all boards that need it, until one of their topics has news. The look is given what was
 * found before those, if that is still known: most of it is as it was.
 */
export type LookOnce = <Found>(key: string, look: (before: Found | undefined) => Promise<Found>) => Promise<Found>

export interface StaffReadContext<House = unknown> extends StaffContext<House> {
  readonly database: Reader
  readonly lookOnce: LookOnce
}

/** A write has the transaction that its audit row is part of, and no other way to the database. */
export interface StaffWriteContext<House = unknown> extends StaffContext<House> {
  readonly tx: Tx
}

/** At the door nobody, or only a device, is known yet. */
export interface DoorContext<House = unknown> extends OpenContext<House> {
  readonly device: (DeviceHere & { readonly siteId: SiteId }) | null
}
