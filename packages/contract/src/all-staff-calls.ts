import * as book from './calls/staff/book.ts'
import * as door from './calls/staff/door.ts'
import * as floor from './calls/staff/floor.ts'
import * as history from './calls/staff/history.ts'
import * as kitchen from './calls/staff/kitchen.ts'
import * as orders from './calls/staff/orders.ts'
import * as pauses from './calls/staff/pauses.ts'
import * as printing from './calls/staff/printing.ts'
import * as reports from './calls/staff/reports.ts'
import * as rides from './calls/staff/rides.ts'
import * as rush from './calls/staff/rush.ts'
import * as audit from './calls/staff/team/audit.ts'
import * as devices from './calls/staff/team/devices.ts'
import * as people from './calls/staff/team/people.ts'
import * as telephone from './calls/staff/telephone.ts'
import * as till from './calls/staff/till.ts'
import * as waiting from './calls/staff/waiting.ts'
import type { Example, ExamplesOf } from './example.ts'
import { pickRows } from './pick-rows.ts'

const rowsAndExamples = {
  ...door,
  ...devices,
  ...people,
  ...audit,
  ...kitchen,
  ...orders,
  ...history,
  ...rush,
  ...pauses,
  ...telephone,
  ...floor,
  ...rides,
  ...till,
  ...printing,
  ...reports,
  ...waiting,
  ...book,
} as const

/** Every staff call by its name, which is also the name of its handler. */
export const staffCalls = pickRows(rowsAndExamples)
export type StaffCalls = typeof staffCalls
export type StaffCallName = keyof StaffCalls

const allExamples: ExamplesOf<StaffCalls> = rowsAndExamples

export function getStaffExample(name: StaffCallName): Example {
  return allExamples[`${name}Example`]()
}
