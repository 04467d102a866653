import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Link } from 'react-router'
import { Icon } from '../parts/icon.tsx'
import { LanguageChoice } from '../parts/language-choice.tsx'
import { StoreChoice } from '../parts/store-choice.tsx'
import { useWorker } from '../parts/worker.ts'
import { RetireHere } from '../team/retire-here.tsx'
import { listGroups } from './groups.ts'
import { lockScreen } from './lock-screen.ts'
import { NavItem } from './nav-item.tsx'
import { PeopleStrip } from './people-strip.tsx'

interface MenuProps {
  /** On a board it is all there is of the frame. */
  readonly isWhole: boolean
}

/** Every section by its group, and whatever is needed less often. */
export function Menu({ isWhole }: MenuProps) {
  const { common } = useWords('common')
  const worker = useWorker()
  const { site, device, person } = worker
  return (
    <div className="grid content-start gap-5 p-4">
      <p className="truncate text-lg font-bold">{site.title}</p>
      {isWhole && <StoreChoice />}
      {isWhole && device && <PeopleStrip />}
      <nav aria-label={common.everySection} className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
        {listGroups(worker).map(({ name, icon, sections }) => (
          <section key={name} aria-label={common.groups[name]}>
            <Link
              to={sections[0]?.to ?? '/'}
              className="flex min-h-11 items-center gap-2 px-3 text-sm font-bold text-muted hover:text-text"
            >
              <Icon name={icon} className="size-5" />
              <span>{common.groups[name]}</span>
            </Link>
            <ul>
              {sections.map((section) => (
                <li key={section.to}>
                  <NavItem to={section.to} icon={section.icon} look="list">
                    {common[section.name]}
                  </NavItem>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-4">
        {person && <p className="min-w-0 truncate font-bold">{person.name}</p>}
        {person && (
          <Button look="soft" onClick={lockScreen}>
            <Icon name={device ? 'lock' : 'leave'} />
            {device ? common.lock : common.signOut}
          </Button>
        )}
        <LanguageChoice />
        <RetireHere />
      </div>
    </div>
  )
}
