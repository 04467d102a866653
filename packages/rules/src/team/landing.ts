import type { DeviceKind } from './device-kinds.ts'
import type { StaffRight } from './rights.ts'

/** Where somebody's work is. */
export type Landing = 'start' | 'kitchen' | 'book' | 'orders' | 'floor' | 'rides'

/** Whoever runs a house looks at all of it first. */
const runsTheHouse: readonly StaffRight[] = ['reports.see', 'staff.edit', 'site.edit']

/** The first that somebody holds says what their work is: a cook also sees orders, and a cashier also serves tables. */
const works: readonly (readonly [StaffRight, Landing])[] = [
  ['kitchen.work', 'kitchen'],
  ['book.edit', 'book'],
  ['orders.move', 'orders'],
  ['tables.serve', 'floor'],
  ['orders.deliver', 'rides'],
  ['orders.see', 'orders'],
]

export interface ComingIn {
  readonly rights: readonly StaffRight[]
  readonly deviceKind: DeviceKind | null
  /** A store in reach takes bookings. */
  readonly hasBook: boolean
}

/** The screen that somebody comes to when they have come in: a board has its own, everybody else that of their work. */
export function findLanding({ rights, deviceKind, hasBook }: ComingIn): Landing {
  if (deviceKind === 'board' && (rights.length === 0 || rights.includes('kitchen.work'))) return 'kitchen'
  if (rights.some((right) => runsTheHouse.includes(right))) return 'start'
  const open = works.filter(([, landing]) => landing !== 'book' || hasBook)
  return open.find(([right]) => rights.includes(right))?.[1] ?? 'start'
}
