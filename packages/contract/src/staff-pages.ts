/** The addresses of the staff's application. The server answers them with its shell, and no others. */
export const staffPages = [
  '/',
  '/waiting',
  '/kitchen',
  '/floor',
  '/orders',
  '/orders/search',
  '/rides',
  '/book',
  '/pauses',
  '/telephone',
  '/printing',
  '/people',
  '/roles',
  '/devices',
  '/audit',
  '/pair',
  '/welcome',
] as const
export type StaffPage = (typeof staffPages)[number]

/** The addresses of single things: what stands after a colon names which. */
const staffThings = ['/orders/:orderId'] as const
export type StaffThing = (typeof staffThings)[number]

const things = staffThings.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`))

/** Whether the application has a page at this path. */
export function isStaffPage(path: string): boolean {
  return staffPages.some((page) => page === path) || things.some((thing) => thing.test(path))
}
