import { useWords } from '@comanda/screen/words'
import { useWorker } from '../parts/worker.ts'
import { listGroups } from './groups.ts'
import { listThumbSections } from './list-thumb-sections.ts'
import { MoreButton, type MoreProps } from './more-button.tsx'
import { NavItem } from './nav-item.tsx'

/** Below, where a thumb is: the screens of one's work, and the way to all others. */
export function PhoneBar(more: MoreProps) {
  const { common } = useWords('common')
  const worker = useWorker()
  const sections = listThumbSections(worker, listGroups(worker))
  return (
    <nav
      aria-label={common.work}
      data-frame-bar
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col gap-1 border-t border-line bg-surface px-1 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] md:hidden"
    >
      {sections.map(({ to, name, icon }) => (
        <NavItem key={to} to={to} icon={icon} look="rail">
          {common[name]}
        </NavItem>
      ))}
      <MoreButton {...more} />
    </nav>
  )
}
