import { listTiles } from '@comanda/contract/calls/staff/door'
import { acknowledgeAllergy } from '@comanda/contract/calls/staff/kitchen'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { PersonTile } from '@comanda/ui/person-tile'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useAct } from '../boards/use-act.ts'
import { PinPad } from '../door/pin-pad.tsx'
import type { Tile } from '../door/tile.ts'
import { Reading } from '../parts/reading.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import { presence } from '../state/presence.ts'
import type { KitchenItem, KitchenThing } from './kitchen-things.ts'

interface AllergySheetProps {
  readonly thing: KitchenThing
  readonly onSeen: (item: KitchenItem) => void
  readonly onClose: () => void
}

/** A dish clashes with a declared allergy: somebody says by name that they know, before it can be bumped (DAY-073). */
export default function AllergySheet({ thing, onSeen, onClose }: AllergySheetProps) {
  const { kitchen, common } = useWords('common', 'boards')
  const here = presence.use()
  const { isHeld, failure, act, send } = useAct()
  const session = here.state === 'here' ? here.session : null
  const { itemId, version } = thing
  const text = `${kitchen.minds}: ${thing.name} #${thing.ticket.number}`
  const acknowledge = (approval?: StaffApproval) => call(acknowledgeAllergy, { itemId, version }, approval)
  return (
    <Sheet
      title={kitchen.allergy(thing.declared.join(', '))}
      closeLabel={common.close}
      isOpen
      onClose={onClose}
      width={600}
    >
      <div className="grid gap-4">
        <p className="text-lg text-pretty">
          <strong>{thing.name}</strong>
          {thing.allergens.length > 0 && ` · ${kitchen.contains} ${thing.allergens.join(', ')}`}
          {thing.traces.length > 0 && ` · ${kitchen.mayContain} ${thing.traces.join(', ')}`}
        </p>
        {session?.person ? (
          <>
            <Trouble failure={failure} />
            <Button
              size="large"
              disabled={isHeld}
              onClick={() => act({ text, make: () => acknowledge(), show: onSeen })}
            >
              {session.person.name}: {kitchen.minds}
            </Button>
          </>
        ) : (
          <ByName
            length={session?.site.pinLength ?? 4}
            acknowledge={(approval) => send(text, () => acknowledge(approval))}
            onSeen={onSeen}
          />
        )}
      </div>
    </Sheet>
  )
}

interface ByNameProps {
  readonly length: number
  readonly acknowledge: (approval: StaffApproval) => Promise<KitchenItem | ToldRefusal>
  readonly onSeen: (item: KitchenItem) => void
}

/** A tile, then its PIN. */
function ByName({ length, acknowledge, onSeen }: ByNameProps) {
  const { kitchen, pin: words } = useWords('door', 'boards')
  const [chosen, choose] = useState<Tile>()
  const tiles = useRead('tiles', () => call(listTiles, {}))
  if (chosen === undefined) {
    return (
      <>
        <p className="text-lg font-bold">{kitchen.whoMinds}</p>
        <Reading of={tiles}>
          {(people) => (
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {people.map((tile) => (
                <li key={tile.staffId}>
                  <PersonTile {...tile} note={tile.isShut ? words.closed : undefined} onPress={() => choose(tile)} />
                </li>
              ))}
            </ul>
          )}
        </Reading>
      </>
    )
  }
  return (
    <PinPad
      tile={chosen}
      length={length}
      backLabel={words.otherPerson}
      onBack={() => choose(undefined)}
      ask={(pin) => acknowledge({ staffId: chosen.staffId, pin })}
      onYes={onSeen}
    />
  )
}
