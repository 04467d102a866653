import { showPauses } from '@comanda/contract/calls/staff/menu'
import type { StoreId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { Reading } from '../parts/reading.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { call } from '../state/client.ts'
import type { Pausable } from './pausable.ts'
import { PauseEnds } from './pause-ends.tsx'

interface PauseSheetProps {
  readonly storeId: StoreId
  readonly onClose: () => void
}

/** What the store has run out of, and everything else that it could run out of. */
export function PauseSheet({ storeId, onClose }: PauseSheetProps) {
  const { pauseSheet: words, desk } = useWords('orders', 'staff')
  const { moment } = useMoments()
  const [sought, setSought] = useState('')
  const [chosen, setChosen] = useState<Pausable | null>(null)
  const pauses = useRead(`pauses ${storeId}`, () => call(showPauses, { storeId }))
  const back = () => {
    setChosen(null)
    pauses.again()
  }
  return (
    <Sheet title={chosen?.name ?? words.title} closeLabel={desk.close} isOpen onClose={onClose} width={550}>
      {chosen !== null ? (
        <PauseEnds storeId={storeId} thing={chosen} onBack={back} />
      ) : (
        <div className="grid gap-3">
          <TextField name="dish" label={words.search} value={sought} onChange={setSought} isOptional />
          <Reading of={pauses}>
            {({ dishes, values }) => (
              <ul className="grid gap-1">
                {listFound([...dishes, ...values], sought).map((thing) => (
                  <li key={`${thing.productId} ${thing.optionValueId}`}>
                    <button
                      type="button"
                      onClick={() => setChosen(thing)}
                      className="flex min-h-12 w-full cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-2xl px-3 text-left hover:bg-sunken"
                    >
                      <span className="font-bold">{thing.name}</span>
                      {thing.pausedUntil !== null && (
                        <span className="font-bold text-accent-text">{words.until(moment(thing.pausedUntil))}</span>
                      )}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Reading>
        </div>
      )}
    </Sheet>
  )
}

/** What is paused comes first: it is what somebody may want to sell again. */
function listFound(things: readonly Pausable[], sought: string): Pausable[] {
  const wanted = sought.trim().toLocaleLowerCase()
  return things
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .toSorted((one, other) => Number(other.pausedUntil !== null) - Number(one.pausedUntil !== null))
}
