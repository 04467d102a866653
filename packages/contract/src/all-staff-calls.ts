import * as audit from './calls/staff/audit.ts'
import * as device from './calls/staff/device.ts'
import * as door from './calls/staff/door.ts'
import * as floor from './calls/staff/floor.ts'
import * as kitchen from './calls/staff/kitchen.ts'
import * as menu from './calls/staff/menu.ts'
import * as orders from './calls/staff/orders.ts'
import * as person from './calls/staff/person.ts'
import * as pouches from './calls/staff/pouches.ts'
import * as printing from './calls/staff/printing.ts'
import * as rides from './calls/staff/rides.ts'
import * as rush from './calls/staff/rush.ts'
import * as telephone from './calls/staff/telephone.ts'
import type { Example, ExamplesOf } from './example.ts'
import { pickRows } from './pick-rows.ts'

const rowsAndExamples = {
  ...door,
  ...device,
  ...person,
  ...audit,
  ...kitchen,
  ...orders,
  ...rush,
  ...menu,
  ...telephone,
  ...floor,
  ...rides,
  ...pouches,
  ...printing,
} as const

/** Every staff call by its name, which is also the name of its handler. */
export const staffCalls = pickRows(rowsAndExamples)
export type StaffCalls = typeof staffCalls
export type StaffCallName = keyof StaffCalls

const allExamples: ExamplesOf<StaffCalls> = rowsAndExamples

export function getStaffExample(name: StaffCallName): Example {
  return allExamples[`${name}Example`]()
}
