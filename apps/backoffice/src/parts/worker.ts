import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import type { StaffRight } from '@comanda/rules/staff/rights'
import { createContext, useContext } from 'react'
import type { Person } from '../state/who.ts'

/** Who works on this screen. While it is locked the screens below the cover still see the last person. */
export interface Worker extends StaffSession {
  readonly person: Person
}

export const WorkerContext = createContext<Worker | null>(null)

export function useWorker(): Worker {
  const worker = useContext(WorkerContext)
  if (worker === null) throw new Error('no gate above')
  return worker
}

/** Whether the person holds the right that a page needs; null needs none. */
export function mayOpen({ person }: Worker, right: StaffRight | null): boolean {
  return right === null || person.rights.includes(right)
}
