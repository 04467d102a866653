import { listTiles } from '@comanda/contract/calls/staff/door'
import { acknowledgeAllergy } from '@comanda/contract/calls/staff/kitchen'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import { toFailureText } from '@comanda/screen/failure'
import { useRead } from '@comanda/screen/use-read'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { NumberPad } from '@comanda/ui/number-pad'
import { PersonTile } from '@comanda/ui/person-tile'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { Reading } from '../parts/reading.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import { who } from '../state/who.ts'
import type { KitchenItem, KitchenThing } from './kitchen-things.ts'

interface AllergySheetProps {
  readonly thing: KitchenThing
  readonly onSeen: (item: KitchenItem) => void
  readonly onClose: () => void
}

/** A dish clashes with a declared allergy: somebody says by name that they know, before it can be bumped (DAY-073). */
export default function AllergySheet({ thing, onSeen, onClose }: AllergySheetProps) {
  const { kitchen, desk } = useWords('staff', 'boards')
  const here = who.use()
  const sending = useSend()
  const session = here.state === 'here' ? here.session : null
  async function acknowledge(approval?: StaffApproval): Promise<void> {
    const { itemId, version } = thing
    const seen = await sending.send(() => call(acknowledgeAllergy, { itemId, version }, approval))
    if (seen !== undefined) onSeen(seen)
  }
  return (
    <Sheet
      title={kitchen.allergy(thing.declared.join(', '))}
      closeLabel={desk.close}
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
            <Trouble failure={sending.failure} />
            <Button size="large" disabled={sending.isSending} onClick={() => void acknowledge()}>
              {session.person.name}: {kitchen.minds}
            </Button>
          </>
        ) : (
          <ByName length={session?.site.pinLength ?? 4} {...{ sending, acknowledge }} />
        )}
      </div>
    </Sheet>
  )
}

interface ByNameProps {
  readonly length: number
  readonly sending: ReturnType<typeof useSend>
  readonly acknowledge: (approval: StaffApproval) => Promise<void>
}

/** A tile, then its PIN. */
function ByName({ length, sending: { isSending, failure, forgive }, acknowledge }: ByNameProps) {
  const { kitchen, pin: words, desk } = useWords('staff', 'boards')
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState<Pick<StaffApproval, 'staffId'> & { readonly name: string }>()
  const tiles = useRead('tiles', () => call(listTiles, {}))
  async function type(pin: string): Promise<void> {
    forgive()
    setTyped(pin)
    if (chosen === undefined || pin.length < length) return
    await acknowledge({ staffId: chosen.staffId, pin })
    setTyped('')
  }
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
    <div className="mx-auto grid w-full max-w-xs gap-4">
      <NumberPad
        label={words.of(chosen.name)}
        length={length}
        value={typed}
        eraseLabel={words.erase}
        typedText={words.typed(typed.length, length)}
        problem={failure ? toFailureText(failure, desk.notSent) : undefined}
        isBusy={isSending}
        onChange={(pin) => void type(pin)}
      />
      <Button look="quiet" onClick={() => choose(undefined)}>
        {kitchen.otherPerson}
      </Button>
    </div>
  )
}
