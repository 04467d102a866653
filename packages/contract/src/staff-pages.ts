/** The addresses of the staff's application. The server answers them with its shell, and no others. */
export const staffPages = [
  '/',
  '/waiting',
  '/kitchen',
  '/floor',
  '/orders',
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
