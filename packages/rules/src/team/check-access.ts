import type { StoreId } from '../ids.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { DeviceKind } from './device-kinds.ts'
import { type HeldRights, holdsRight, type StaffRight } from './rights.ts'

/** The stores that somebody reaches; a person bound to no store reaches all. */
export type StoresInReach = 'all' | readonly StoreId[]

/** The demands of a staff call on a person. */
export interface StaffNeed {
  /** `person`: whoever has signed in. */
  readonly right: StaffRight | 'person'
  /** `store`: in the stores in reach. `site`: for the whole site, so for people bound to no store. */
  readonly place: 'store' | 'site' | 'nowhere'
  /** A board may do it without a person. */
  readonly byBoard: boolean
}

export interface StaffCaller {
  readonly held: HeldRights | null
  readonly deviceKind: DeviceKind | null
  readonly stores: StoresInReach
}

/** Whether a person, or a board without one, may make a call. */
export function checkAccess(need: StaffNeed, caller: StaffCaller): Verdict<'staff-only' | 'right-missing'> {
  const { right, place, byBoard } = need
  const { held, deviceKind, stores } = caller
  if (held === null) return byBoard && deviceKind === 'board' ? allowed : refuse('staff-only')
  if (right !== 'person' && !holdsRight(held, right)) return refuse('right-missing')
  // What concerns every store is not for somebody who works in one, or who stands at a device of one.
  if (place === 'site' && stores !== 'all') return refuse('right-missing')
  return allowed
}

export function isInReach(stores: StoresInReach, storeId: StoreId): boolean {
  return stores === 'all' || stores.includes(storeId)
}
