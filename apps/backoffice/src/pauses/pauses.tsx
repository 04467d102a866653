import { pauseThing, showPauses } from '@comanda/contract/calls/staff/pauses'
import type { ProductId, StoreId } from '@comanda/rules/ids'
import { tell } from '@comanda/screen/toasts'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { TextField } from '@comanda/ui/field'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAct } from '../boards/use-act.ts'
import { Reading } from '../parts/reading.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import { listFound } from './list-found.ts'
import type { Pausable } from './pausable.ts'
import { PauseEnds } from './pause-ends.tsx'
import { PauseRow } from './pause-row.tsx'

interface PausesProps {
  readonly storeId: StoreId
  /** The dishes that somebody here most likely runs out of, such as the dishes on a board; it is listed first. */
  readonly likely?: ReadonlySet<ProductId>
}

/**
 * The dishes that the store has run out of, and everything else that it could run out of. Two taps pause a dish
 * (DAY-089).
 */
export function Pauses({ storeId, likely }: PausesProps) {
  const { pauses: words } = useWords('pauses')
  const [params] = useSearchParams()
  const [sought, setSought] = useState(params.get('find') ?? '')
  const [chosen, setChosen] = useState<Pausable | null>(null)
  const pauses = useRead(`pauses ${storeId}`, () => call(showPauses, { storeId }))
  const { isHeld, failure, act } = useAct()
  const back = () => {
    setChosen(null)
    pauses.again()
  }
  async function pauseToday(thing: Pausable): Promise<void> {
    const { productId, optionValueId, name } = thing
    const asked = { storeId, productId, optionValueId, until: 'today', day: null, left: null } as const
    const paused = await act({ text: words.quickOf(name), make: () => call(pauseThing, asked) })
    if (!paused) return
    tell(words.paused(name))
    // Whoever ordered it already is called: they are listed there, and a wrong tap is undone there.
    setChosen({ ...thing, ...paused })
  }
  if (chosen !== null) return <PauseEnds storeId={storeId} thing={chosen} onBack={back} />
  return (
    <div className="grid gap-3">
      <TextField name="dish" label={words.search} value={sought} onChange={setSought} isOptional />
      <Trouble failure={failure} />
      <Reading of={pauses}>
        {({ dishes, values }) => {
          const found = listFound([...dishes, ...values], { sought, likely })
          return (
            <>
              {found.length === 0 && <p className="text-muted">{words.noMatch}</p>}
              <ul className="grid gap-1">
                {found.map((thing) => (
                  <PauseRow
                    key={`${thing.productId} ${thing.optionValueId}`}
                    thing={thing}
                    disabled={isHeld}
                    onOpen={() => setChosen(thing)}
                    onPause={() => void pauseToday(thing)}
                  />
                ))}
              </ul>
            </>
          )
        }}
      </Reading>
    </div>
  )
}
