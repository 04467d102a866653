import type { ReplyOf } from '@comanda/contract/call'
import { showRush, startRush } from '@comanda/contract/calls/staff/rush'
import type { StoreId } from '@comanda/rules/ids'
import type { StoppableMode } from '@comanda/rules/venue/rush'
import { tell } from '@comanda/screen/toasts'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { Choice } from '@comanda/ui/choice'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useAct } from '../boards/use-act.ts'
import { Reading } from '../parts/reading.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { call } from '../state/client.ts'
import { listRushEnds, rushSteps } from './list-rush-ends.ts'

interface RushSheetProps {
  readonly storeId: StoreId
  readonly onClose: () => void
}

/** By how much new orders are promised later, which are not taken, and until when: it always ends. */
export function RushSheet({ storeId, onClose }: RushSheetProps) {
  const { rush: words, common } = useWords('orders', 'common')
  const read = useRead(`rush ${storeId}`, () => call(showRush, { storeId }))
  return (
    <Sheet title={words.title} closeLabel={common.close} isOpen onClose={onClose} width={550}>
      <Reading of={read}>{(shown) => <RushForm storeId={storeId} shown={shown} onClose={onClose} />}</Reading>
    </Sheet>
  )
}

interface RushFormProps extends RushSheetProps {
  readonly shown: ReplyOf<typeof showRush>
}

function RushForm({ storeId, shown, onClose }: RushFormProps) {
  const { rush: words, orderBoard, common } = useWords('orders', 'common')
  const { hour } = useMoments()
  const { rush, stoppable, now, latestEnd } = shown
  const ends = listRushEnds(now, latestEnd)
  const [minutes, setMinutes] = useState(rush?.minutes ?? 20)
  const [stopped, setStopped] = useState<readonly StoppableMode[]>(rush?.stopped ?? [])
  const [endsAt, setEndsAt] = useState(ends.find((end) => end >= now + 3_600_000) ?? latestEnd)
  const { isHeld, failure, act } = useAct()
  async function start(): Promise<void> {
    const modes = stopped.map((mode) => orderBoard.modes[mode]).join(', ')
    const asks = [minutes > 0 && words.later(minutes), modes !== '' && words.without(modes)].filter(Boolean)
    const text = `${words.title}: ${asks.join(' · ')} (${words.until} ${hour(endsAt)})`
    const make = () => call(startRush, { storeId, minutes, stopped: [...stopped], endsAt })
    if (!(await act({ text, make }))) return
    tell(words.started)
    onClose()
  }
  return (
    <div className="grid gap-5">
      <p className="text-pretty text-muted">{words.text}</p>
      <ChipGroup
        legend={words.minutes}
        options={[0, ...rushSteps].map((value) => ({ value, label: value === 0 ? words.none : `+${value}` }))}
        value={minutes}
        onChange={setMinutes}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-bold">{words.stop}</legend>
        {stoppable.map((mode) => (
          <Choice
            key={mode}
            kind="checkbox"
            name={mode}
            label={orderBoard.modes[mode]}
            isChosen={stopped.includes(mode)}
            onChoose={() => setStopped([...stopped, mode])}
            onLeave={() => setStopped(stopped.filter((one) => one !== mode))}
          />
        ))}
      </fieldset>
      <ChipGroup
        legend={words.until}
        options={ends.map((end) => ({
          value: end,
          label: end === latestEnd ? words.untilClose(hour(end)) : hour(end),
        }))}
        value={endsAt}
        onChange={setEndsAt}
      />
      <Trouble failure={failure} />
      <Button size="large" disabled={isHeld || (minutes === 0 && stopped.length === 0)} onClick={start}>
        {words.start}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {common.cancel}
      </Button>
    </div>
  )
}
