import type { StaffPage } from '@comanda/contract/staff-pages'
import { useWords } from '@comanda/screen/words'
import { NavLink } from 'react-router'
import { Icon, type IconName } from '../parts/icon.tsx'
import { pageRights } from '../parts/page-rights.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'

const sections = [
  { to: '/', name: 'start', icon: 'home' },
  { to: '/kitchen', name: 'kitchen', icon: 'kitchen' },
  { to: '/floor', name: 'floor', icon: 'table' },
  { to: '/orders', name: 'orders', icon: 'orders' },
  { to: '/rides', name: 'rides', icon: 'rides' },
  { to: '/telephone', name: 'telephone', icon: 'telephone' },
  { to: '/pauses', name: 'pauses', icon: 'pause' },
  { to: '/printing', name: 'printing', icon: 'printer' },
  { to: '/people', name: 'people', icon: 'people' },
  { to: '/roles', name: 'roles', icon: 'roles' },
  { to: '/devices', name: 'devices', icon: 'device' },
  { to: '/audit', name: 'audit', icon: 'history' },
] as const satisfies readonly { readonly to: StaffPage; readonly name: string; readonly icon: IconName }[]

/** The sections that the person's rights open. */
export function Sections() {
  const { common } = useWords('common')
  const worker = useWorker()
  const open = sections.filter(({ to }) => mayOpen(worker, pageRights[to]))
  return (
    <nav aria-label={common.sections} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-1 md:flex-col">
        {open.map(({ to, name, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              ref={showCurrent}
              className="inline-flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-bold whitespace-nowrap text-muted hover:bg-sunken hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft"
            >
              <Icon name={icon} />
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
