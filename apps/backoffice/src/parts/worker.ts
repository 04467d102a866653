import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import type { StaffCall } from '@comanda/contract/staff-call'
import type { StaffRight } from '@comanda/rules/team/rights'
import { createContext, useContext } from 'react'

/**
 * The worker at this screen: a person, or a board that shows its page without one. While it is locked the screens below
 * the cover still see the last worker.
 */
export type Worker = StaffSession

export const WorkerContext = createContext<Worker | null>(null)

export function useWorker(): Worker {
  const worker = useContext(WorkerContext)
  if (worker === null) throw new Error('no gate above')
  return worker
}

/** The pages that a board may open without a person. */
const boardRights: readonly StaffRight[] = ['kitchen.work', 'orders.see', 'menu.pause']

/** Whether the worker holds the right that a page needs; null needs a person and no right. */
export function mayOpen({ person }: Worker, right: StaffRight | null): boolean {
  if (person === null) return right !== null && boardRights.includes(right)
  return right === null || person.rights.includes(right)
}

/** A call that a colleague may allow to somebody who lacks its right. */
interface ApprovableCall extends Pick<StaffCall, 'approval'> {
  readonly right: StaffRight
}

/**
 * Whether the button of a call is offered: to whoever holds its right, and on a device of the house to whoever can ask a
 * colleague for it (DAY-029).
 */
export function mayPress(worker: Worker, { right, approval }: ApprovableCall): boolean {
  const canAsk = approval === true && worker.person !== null && worker.device !== null
  return mayOpen(worker, right) || canAsk
}
