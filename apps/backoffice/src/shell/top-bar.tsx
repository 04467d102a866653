import { useWords } from '@comanda/screen/words'
import { Bell } from '../boards/bell.tsx'
import { Icon } from '../parts/icon.tsx'
import { StoreChoice } from '../parts/store-choice.tsx'
import { useWorker } from '../parts/worker.ts'
import { lockScreen } from './lock-screen.ts'
import { PeopleStrip } from './people-strip.tsx'
import { SearchButton } from './search-button.tsx'

/** 56 px above every screen but a board's: the store, whoever works here, and the way out. */
export function TopBar() {
  const { common } = useWords('common')
  const { device, person } = useWorker()
  const leave = device ? common.lock : common.signOut
  return (
    <header
      data-frame-bar
      className="sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-line bg-surface px-2 md:px-4"
    >
      <div className={device ? 'min-w-0 max-sm:max-w-[40%] sm:shrink-0' : 'min-w-0 grow'}>
        <StoreChoice />
      </div>
      {device && (
        <div className="min-w-0 grow">
          <PeopleStrip />
        </div>
      )}
      <SearchButton />
      <Bell />
      {person && (
        <button
          type="button"
          title={leave}
          onClick={lockScreen}
          className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-text"
        >
          <Icon name={device ? 'lock' : 'leave'} />
          <span className="sr-only">{leave}</span>
        </button>
      )}
    </header>
  )
}
