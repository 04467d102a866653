import { listTiles } from '@comanda/contract/calls/staff/door'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { useState } from 'react'
import { Reading } from '../parts/reading.tsx'
import { useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import { PinPad } from './pin-pad.tsx'
import type { Tile } from './tile.ts'
import { TileList } from './tile-list.tsx'

interface AskColleagueProps<Reply> {
  readonly question: string
  /** The one call that the colleague allows. */
  readonly ask: (approval: StaffApproval) => Promise<Reply | ToldRefusal>
  readonly onYes: (reply: Reply) => void
}

/** Somebody says yes by name: a tile, then its PIN. */
export function AskColleague<Reply>({ question, ask, onYes }: AskColleagueProps<Reply>) {
  const { pin: words } = useWords('door')
  const { site, person } = useWorker()
  const [chosen, choose] = useState<Tile>()
  const tiles = useRead('tiles', () => call(listTiles, {}))
  if (chosen === undefined) {
    return (
      <>
        <p className="text-lg font-bold">{question}</p>
        <Reading of={tiles}>
          {/* Nobody allows themselves something. */}
          {(people) => (
            <TileList people={people.filter(({ staffId }) => staffId !== person?.staffId)} onChoose={choose} />
          )}
        </Reading>
      </>
    )
  }
  return (
    <PinPad
      tile={chosen}
      length={site.pinLength}
      backLabel={words.otherPerson}
      onBack={() => choose(undefined)}
      ask={(pin) => ask({ staffId: chosen.staffId, pin })}
      onYes={onYes}
    />
  )
}
