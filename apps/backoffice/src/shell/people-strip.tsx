import { listTiles } from '@comanda/contract/calls/staff/door'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { PersonTile } from '@comanda/ui/person-tile'
import { lazy, Suspense, useState } from 'react'
import { DoorPage } from '../door/door-page.tsx'
import { PinEntry } from '../door/pin-entry.tsx'
import type { Tile } from '../door/tile.ts'
import { useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'

const Cover = lazy(() => import('./cover.tsx'))

/** Everybody who may work on this device, one tap away: the person changes with one tap and a PIN. */
export function PeopleStrip() {
  const { common, pin } = useWords('common', 'door')
  const { person, site } = useWorker()
  const [chosen, choose] = useState<Tile | null>(null)
  const tiles = useRead('tiles', () => call(listTiles, {}))
  if (tiles.state !== 'ready') return null
  const leave = () => choose(null)
  return (
    <>
      <ul aria-label={common.peopleHere} className="flex gap-1 overflow-x-auto">
        {tiles.value.map((tile) => {
          const isCurrent = tile.staffId === person?.staffId
          return (
            <li key={tile.staffId}>
              <PersonTile
                {...tile}
                look="round"
                isCurrent={isCurrent}
                note={isCurrent ? common.worksNow : undefined}
                onPress={() => choose(tile)}
              />
            </li>
          )
        })}
      </ul>
      {chosen && (
        <Suspense>
          <Cover>
            <DoorPage title={pin.of(chosen.name)}>
              <PinEntry tile={chosen} length={site.pinLength} backLabel={common.cancel} onBack={leave} onIn={leave} />
            </DoorPage>
          </Cover>
        </Suspense>
      )}
    </>
  )
}
