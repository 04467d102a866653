import { pauseThing, previewPause, resumeThing } from '@comanda/contract/calls/staff/pauses'
import type { StoreId } from '@comanda/rules/ids'
import { tell } from '@comanda/screen/toasts'
import { useRead } from '@comanda/screen/use-read'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
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

/** What falls with a pause and whom to call, before anybody says until when. */
export function PauseEnds({ storeId, thing, onBack }: PauseEndsProps) {
  const { pauses: words } = useWords('pauses')
  const { moment } = useMoments()
  const { productId, optionValueId, name, pausedUntil, unitsLeft } = thing
  const asked = { storeId, productId, optionValueId }
  const preview = useRead(`pause ${productId} ${optionValueId}`, () => call(previewPause, asked))
  const { isSending, failure, send } = useSend()
  async function pause(end: PauseEnd): Promise<void> {
    if (!(await send(() => call(pauseThing, { ...asked, ...end })))) return
    tell(words.paused(name))
    onBack()
  }
  async function resume(): Promise<void> {
    if (!(await send(() => call(resumeThing, asked)))) return
    tell(words.resumed(name))
    onBack()
  }
  return (
    <div className="grid gap-3">
      <Heading level={3} look="block">
        {name}
      </Heading>
      <Trouble failure={failure} />
      {pausedUntil !== null && <p className="font-bold text-accent-text">{words.until(moment(pausedUntil))}</p>}
      {pausedUntil === null && unitsLeft !== null && (
        <p className="font-bold text-accent-text">{words.unitsLeft(unitsLeft)}</p>
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
            {pausedUntil === null && <EndChoices disabled={isSending} onChoose={(end) => void pause(end)} />}
          </>
        )}
      </Reading>
      {(pausedUntil !== null || unitsLeft !== null) && (
        <Button size="large" disabled={isSending} onClick={resume}>
          {words.resume}
        </Button>
      )}
      <Button look="quiet" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
}
