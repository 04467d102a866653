import type { StaffRight } from '@comanda/rules/team/rights'
import type { z } from 'zod/mini'
import type { Call } from './call.ts'
import type { LiveTopic } from './live.ts'
import type { StaffTopic } from './staff-live.ts'

/**
 * The callers who may make a staff call.
 * A right: a person whose role holds it · person: whoever has signed in · present: a person, or a paired device ·
 * device: a paired device, with or without a person · anyone: nobody has proven anything yet.
 */
export type StaffCallRight = StaffRight | 'person' | 'present' | 'device' | 'anyone'

/** Boards listen to the staff's topics alone, but what visitors are told changes some of them too. */
export type FollowedTopic = StaffTopic | LiveTopic

/** One row of the staff's catalogue. A row without `right` and `place` does not compile. */
export interface StaffCall<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Method extends Call['method'] = Call['method'],
  Right extends StaffCallRight = StaffCallRight,
> extends Call<Request, Reply, 'staff'> {
  readonly method: Method
  readonly path: `/staff/${string}`
  readonly right: Right
  /**
   * store: in the stores in reach; what belongs to another store does not exist. site: only for a person bound to no
   * store. nowhere: it concerns no store.
   */
  readonly place: 'store' | 'site' | 'nowhere'
  /**
   * true: somebody who lacks the right may have a colleague allow this one call. always: at a device it is done in the
   * name of whoever proves it by tile and PIN, whoever is signed in there.
   */
  readonly approval?: true | 'always'
  /** A board without a person may do it. */
  readonly byBoard?: true
  /**
   * A board: whoever shows it asks again whenever one of these topics has news. Its reply is kept until then, so every
   * write that changes it tells one of them. It has no clock, and says the same to everybody who reaches the same stores
   * and speaks the same language.
   */
  readonly follows?: readonly FollowedTopic[]
  /** A board that says something else to each person. */
  readonly perPerson?: true
}

/** A row as it is written: that it is for staff needs not be said. */
export type StaffRow<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Method extends Call['method'] = Call['method'],
  Right extends StaffCallRight = StaffCallRight,
> = Omit<StaffCall<Request, Reply, Method, Right>, 'caller'>

// @__NO_SIDE_EFFECTS__
export function staffCall<
  Request extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  Method extends Call['method'],
  Right extends StaffCallRight,
>(row: StaffRow<Request, Reply, Method, Right>): StaffCall<Request, Reply, Method, Right> {
  return { ...row, caller: 'staff' }
}

/** Every staff write carries it: no foreign page can set it. */
export const staffHeader = 'x-comanda-staff'
