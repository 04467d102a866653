import { pauseThing, previewPause, resumeThing } from '@comanda/contract/calls/staff/pauses'
import type { PausesWords } from '@comanda/i18n/dictionaries/pauses/es'
import type { StoreId } from '@comanda/rules/ids'
import { tell } from '@comanda/screen/toasts'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { useAct } from '../boards/use-act.ts'
import { Reading } from '../parts/reading.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { call } from '../state/client.ts'
import { EndChoices } from './end-choices.tsx'
import type { Pausable, PauseEnd } from './pausable.ts'

interface PauseEndsProps {
  readonly storeId: StoreId
  readonly thing: Pausable
  readonly onBack: () => void
}

/** The dishes that fall with a pause and the guests to call, before anybody says until when. */
export function PauseEnds({ storeId, thing, onBack }: PauseEndsProps) {
  const { pauses: words } = useWords('pauses')
  const { moment } = useMoments()
  const { productId, optionValueId, name, pausedUntil, unitsLeft } = thing
  const asked = { storeId, productId, optionValueId }
  const preview = useRead(`pause ${productId} ${optionValueId}`, () => call(previewPause, asked))
  const { isHeld, failure, act } = useAct()
  async function pause(end: PauseEnd): Promise<void> {
    const make = () => call(pauseThing, { ...asked, ...end })
    if (!(await act({ text: `${words.paused(name)} (${sayEnd(end, words)})`, make }))) return
    tell(words.paused(name))
    onBack()
  }
  async function resume(): Promise<void> {
    if (!(await act({ text: `${words.resume}: ${name}`, make: () => call(resumeThing, asked) }))) return
    tell(words.resumed(name))
    onBack()
  }
  return (
    <div className="grid gap-3">
      <Heading level={3} look="block">
        {name}
      </Heading>
      <Trouble failure={failure} />
      {pausedUntil !== null && <p className="font-bold text-late-text">{words.until(moment(pausedUntil))}</p>}
      {pausedUntil === null && unitsLeft !== null && (
        <p className="font-bold text-late-text">{words.unitsLeft(unitsLeft)}</p>
      )}
      <Reading of={preview}>
        {({ fallen, orders }) => (
          <>
            {pausedUntil === null && (
              <p className="text-pretty">
                {words.falls} <strong>{fallen.length === 0 ? words.nothing : fallen.join(', ')}</strong>
              </p>
            )}
            {orders.length > 0 && (
              <div className="grid gap-1 rounded-2xl bg-sunken px-3 py-2">
                <p className="font-bold">{words.callThem}</p>
                {orders.map((order) => (
                  <p key={order.number}>{words.order(order.number, order.name, order.phone)}</p>
                ))}
              </div>
            )}
            {pausedUntil === null && <EndChoices disabled={isHeld} onChoose={(end) => void pause(end)} />}
          </>
        )}
      </Reading>
      {(pausedUntil !== null || unitsLeft !== null) && (
        <Button size="large" disabled={isHeld} onClick={resume}>
          {words.resume}
        </Button>
      )}
      <Button look="quiet" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
}

/** Until when, for whoever has to say it elsewhere. */
function sayEnd({ until, day, left }: PauseEnd, words: PausesWords['pauses']): string {
  if (left !== null) return words.unitsLeft(left)
  if (day !== null) return words.until(day)
  return until === 'tomorrow' ? words.tomorrow : words.today
}
