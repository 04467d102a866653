import type { StaffPage } from '@comanda/contract/staff-pages'
import { useWords } from '@comanda/screen/words'
import { NavLink } from 'react-router'
import { pageRights } from '../parts/page-rights.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'

const sections = [
  { to: '/', name: 'start' },
  { to: '/kitchen', name: 'kitchen' },
  { to: '/floor', name: 'floor' },
  { to: '/orders', name: 'orders' },
  { to: '/rides', name: 'rides' },
  { to: '/telephone', name: 'telephone' },
  { to: '/pauses', name: 'pauses' },
  { to: '/printing', name: 'printing' },
  { to: '/people', name: 'people' },
  { to: '/roles', name: 'roles' },
  { to: '/devices', name: 'devices' },
  { to: '/audit', name: 'audit' },
] as const satisfies readonly { readonly to: StaffPage; readonly name: string }[]

/** The sections that the person's rights open. */
export function Sections() {
  const { common } = useWords('common')
  const worker = useWorker()
  const open = sections.filter(({ to }) => mayOpen(worker, pageRights[to]))
  return (
    <nav aria-label={common.sections} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-1 md:flex-col">
        {open.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              ref={showCurrent}
              className="inline-flex min-h-11 w-full items-center rounded-full px-4 font-bold whitespace-nowrap text-muted hover:bg-sunken hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft"
            >
              {common[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the row of sections scrolls: the current one must be in sight. */
function showCurrent(link: HTMLAnchorElement | null): void {
  const row = link?.closest('nav')
  if (row && link?.getAttribute('aria-current') === 'page') row.scrollLeft = link.offsetLeft - row.offsetWidth / 3
}
