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
  /** What no store in reach has any use for, such as a book where nobody books. */
  readonly unused: readonly Landing[]
}

/** The screen that somebody comes to when they have come in: a board has its own, everybody else that of their work. */
export function findLanding({ rights, deviceKind, unused }: ComingIn): Landing {
  if (deviceKind === 'board' && (rights.length === 0 || rights.includes('kitchen.work'))) return 'kitchen'
  if (rights.some((right) => runsTheHouse.includes(right))) return 'start'
  const open = works.filter(([, landing]) => !unused.includes(landing))
  return open.find(([right]) => rights.includes(right))?.[1] ?? 'start'
}
