/**
 * Everything that staff can be allowed to do. A role is a row of these, and no other right exists. What a role may do
 * is data; what a right opens is said by the rows of the calls that name it.
 */
export const staffRights = [
  // The house itself.
  'site.edit',
  'staff.edit',
  'devices.edit',
  'printers.edit',
  'stations.edit',
  'audit.see',
  'reports.see',
  // The menu.
  'menu.edit',
  'menu.pause',
  // The kitchen and the orders.
  'kitchen.work',
  'orders.see',
  'orders.move',
  'orders.reject',
  'orders.take',
  'orders.rush',
  'orders.deliver',
  // The tables and the money.
  'tables.serve',
  'tables.void',
  'tables.discount',
  'till.work',
  'till.refund',
  'till.debt',
  'day.close',
  // The book and the guests.
  'book.see',
  'book.edit',
  'book.overbook',
  'customers.see',
  'customers.erase',
] as const
export type StaffRight = (typeof staffRights)[number]

/** The rights of a role. One that holds every right also holds those that the table gets later. */
export type HeldRights = 'every' | readonly StaffRight[]

export function holdsRight(held: HeldRights, right: StaffRight): boolean {
  return held === 'every' || held.includes(right)
}

export function listRights(held: HeldRights): readonly StaffRight[] {
  return held === 'every' ? staffRights : held
}

/** Nobody gives what they do not hold themselves. */
export function holdsAll(held: HeldRights, given: HeldRights): boolean {
  if (held === 'every') return true
  return given !== 'every' && given.every((right) => held.includes(right))
}

/** The rights that a list of texts names; undefined when one of them is no right. */
export function findRights(names: readonly string[]): HeldRights | undefined {
  const rights = staffRights.filter((right) => names.includes(right))
  if (rights.length < new Set(names).size) return undefined
  return rights.length === staffRights.length ? 'every' : rights
}
