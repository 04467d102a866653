import { useWords } from '@comanda/screen/words'
import { useLocation } from 'react-router'
import { useWorker } from '../parts/worker.ts'
import { findGroup, listGroups } from './groups.ts'
import { MoreButton, type MoreProps } from './more-button.tsx'
import { NavItem } from './nav-item.tsx'

/** The groups of a screen wide enough for them, and beside them, or above the screen, the sections of the open one. */
export function Rail(more: MoreProps) {
  const { common } = useWords('common')
  const groups = listGroups(useWorker())
  const open = findGroup(groups, useLocation().pathname)
  return (
    <>
      <nav
        aria-label={common.areas}
        className="sticky top-0 z-10 hidden h-dvh flex-col gap-1 overflow-y-auto border-r border-line bg-surface p-1 md:row-span-2 md:flex lg:row-span-1"
      >
        {groups.map(({ name, icon, sections: [first] }) => (
          <NavItem key={name} to={first?.to ?? '/'} icon={icon} look="rail" isCurrent={name === open?.name}>
            {common.groups[name]}
          </NavItem>
        ))}
        <div className="mt-auto">
          <MoreButton {...more} />
        </div>
      </nav>
      <nav
        aria-label={common.sections}
        className="hidden border-line bg-surface md:block md:border-b lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0"
      >
        <p className="hidden px-5 pt-5 pb-2 text-lg font-bold lg:block">{open && common.groups[open.name]}</p>
        <ul className="flex gap-1 overflow-x-auto p-2 lg:flex-col">
          {open?.sections.map(({ to, name, icon }) => (
            <li key={to} className="shrink-0">
              <NavItem to={to} icon={icon} look="list">
                {common[name]}
              </NavItem>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
