import type { AuditThing } from '@comanda/contract/audit-things'
import type { StaffPage } from '@comanda/contract/staff-pages'
import { formatDay } from '@comanda/i18n/format-day'
import { findIsoDate } from '@comanda/rules/time/iso-date'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Link } from 'react-router'
import { pageRights } from '../parts/page-rights.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'
import type { StaffAction } from './team-things.ts'

/** The page where a thing of a kind is found; null where none shows it. */
const pages: Readonly<Record<AuditThing, StaffPage | null>> = {
  order: '/orders',
  table: '/floor',
  'kitchen-ticket': '/kitchen',
  'kitchen-item': '/kitchen',
  paper: '/printing',
  booking: '/book',
  printer: '/printing',
  product: '/pauses',
  'option-value': '/pauses',
  station: null,
  store: null,
  staff: '/people',
  role: '/roles',
  device: '/devices',
  'pairing-code': '/devices',
  sales: null,
}
/** The kinds that have a sheet of their own there. */
const withSheet: readonly AuditThing[] = ['staff', 'role']

/** The thing that was changed, as a person calls it, with the way to it for whoever may open that page (DAY-216). */
export function ThingLink({ thing }: { readonly thing: NonNullable<StaffAction['thing']> }) {
  const { audit: words, roles } = useWords('audit', 'team')
  const worker = useWorker()
  const language = useLanguage()
  const { kind, id, name } = thing
  const day = kind === 'sales' ? findIsoDate(name) : undefined
  // The roles that a site starts with have a name in every language.
  const ofRole =
    kind === 'role' && Object.hasOwn(roles.names, name) ? roles.names[name as keyof typeof roles.names] : name
  const said = words.things[kind](day === undefined ? ofRole : formatDay(day, language, 'short'))
  const page = pages[kind]
  if (page === null || !mayOpen(worker, pageRights[page])) return said
  return (
    <Link
      to={withSheet.includes(kind) ? `${page}?of=${id}` : page}
      className="inline-flex min-h-6 items-center underline"
    >
      {said}
    </Link>
  )
}
