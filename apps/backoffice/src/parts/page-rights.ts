import type { StaffPage, StaffThing } from '@comanda/contract/staff-pages'
import type { StaffRight } from '@comanda/rules/team/rights'

/** The right that a person needs to find anything on a page; the server decides for itself at every call. */
export const pageRights = {
  '/': null,
  '/waiting': null,
  '/pair': null,
  '/welcome': null,
  '/kitchen': 'kitchen.work',
  '/printing': 'kitchen.work',
  '/floor': 'tables.serve',
  '/people': 'staff.edit',
  '/roles': 'staff.edit',
  '/devices': 'devices.edit',
  '/audit': 'audit.see',
  '/orders': 'orders.see',
  '/orders/search': 'orders.see',
  '/orders/:orderId': 'orders.see',
  '/rides': 'orders.deliver',
  '/book': 'book.see',
  '/pauses': 'menu.pause',
  '/telephone': 'orders.take',
} as const satisfies Record<StaffPage | StaffThing, StaffRight | null>

/** The pages that show a board: it has the whole screen, and a board device shows it without a person (DAY-023). */
const boardPages: readonly string[] = ['/kitchen'] satisfies StaffPage[]

export function isBoardPage(path: string): boolean {
  return boardPages.includes(path)
}
