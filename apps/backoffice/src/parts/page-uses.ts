import type { StaffPage } from '@comanda/contract/staff-pages'
import type { Worker } from './worker.ts'

/** What a screen is for: without it in any store nobody sees it, such as a book in a house that takes no bookings. */
const uses = {
  '/book': 'hasBook',
  '/floor': 'hasTables',
  '/rides': 'hasRides',
  '/telephone': 'hasCalls',
} as const satisfies Partial<Record<StaffPage, keyof Worker['stores'][number]>>

/** Whether a screen is of any use in the stores that somebody reaches (DAY-213). */
export function isOfUse(page: StaffPage, { stores }: Pick<Worker, 'stores'>): boolean {
  const use = page in uses ? uses[page as keyof typeof uses] : undefined
  return use === undefined || stores.some((store) => store[use])
}
