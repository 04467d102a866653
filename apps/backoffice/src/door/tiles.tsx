import { listTiles } from '@comanda/contract/calls/staff/door'
import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Reading } from '../parts/reading.tsx'
import { call } from '../state/client.ts'
import { DoorPage } from './door-page.tsx'
import { LockedCounts } from './locked-counts.tsx'
import { PinEntry } from './pin-entry.tsx'
import { SignIn } from './sign-in.tsx'
import type { Tile } from './tile.ts'
import { TileList } from './tile-list.tsx'

interface TilesProps {
  readonly session: StaffSession
  /** Somebody worked here, and what they were doing is still below. */
  readonly isLocked: boolean
}

/** The people who work on this device: a tile each, then the PIN. */
export function Tiles({ session, isLocked }: TilesProps) {
  const { pin: words, door, common } = useWords('common', 'door')
  const [chosen, choose] = useState<Tile | 'password' | null>(null)
  const { device, site, stores } = session
  const store = stores.find(({ storeId }) => storeId === device?.storeId)
  const place = [site.title, store?.name, device?.name].filter(Boolean).join(' · ')
  const tiles = useRead('tiles', () => call(listTiles, {}))
  if (chosen === 'password') {
    return (
      <SignIn>
        <Button look="quiet" onClick={() => choose(null)}>
          {words.otherPerson}
        </Button>
      </SignIn>
    )
  }
  if (chosen !== null) {
    return (
      <DoorPage place={place} title={words.of(chosen.name)}>
        <PinEntry tile={chosen} length={site.pinLength} backLabel={words.otherPerson} onBack={() => choose(null)} />
      </DoorPage>
    )
  }
  return (
    <DoorPage
      place={place}
      title={isLocked ? words.lockedTitle : words.whoTitle}
      text={isLocked ? words.locked : words.who}
      width="tiles"
    >
      <Suspense>
        <LockedCounts />
      </Suspense>
      <Reading of={tiles}>
        {(people) =>
          people.length === 0 ? (
            <p>{words.nobody}</p>
          ) : (
            <TileList people={people} onChoose={choose} className="md:grid-cols-4" />
          )
        }
      </Reading>
      {device?.kind === 'board' && (
        <Link to="/kitchen" className={buttonClass({ look: 'soft', size: 'large' }, 'justify-self-start')}>
          {common.kitchen}
        </Link>
      )}
      <Button look="quiet" className="justify-self-start" onClick={() => choose('password')}>
        {door.signInInstead}
      </Button>
    </DoorPage>
  )
}
