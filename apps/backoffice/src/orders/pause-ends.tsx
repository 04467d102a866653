import { pauseThing, previewPause, resumeThing } from '@comanda/contract/calls/staff/menu'
import type { StoreId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Reading } from '../parts/reading.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import { tell } from '../state/told.ts'
import type { Pausable } from './pausable.ts'

interface PauseEndsProps {
  readonly storeId: StoreId
  readonly thing: Pausable
  readonly onBack: () => void
}

/** What falls with a pause and whom to call, before anybody says until when. */
export function PauseEnds({ storeId, thing, onBack }: PauseEndsProps) {
  const { pauseSheet: words, desk } = useWords('orders', 'staff')
  const { productId, optionValueId, name, pausedUntil } = thing
  const asked = { storeId, productId, optionValueId }
  const preview = useRead(`pause ${productId} ${optionValueId}`, () => call(previewPause, asked))
  const { isSending, failure, send } = useSend()
  async function pause(until: 'today' | 'tomorrow'): Promise<void> {
    if (!(await send(() => call(pauseThing, { ...asked, until, day: null })))) return
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
      <Trouble failure={failure} />
      {pausedUntil !== null && (
        <Button size="large" disabled={isSending} onClick={resume}>
          {words.resume}
        </Button>
      )}
      {pausedUntil === null && (
        <Reading of={preview}>
          {({ fallen, orders }) => (
            <>
              <p className="text-pretty">
                {words.falls} <strong>{fallen.length === 0 ? words.nothing : fallen.join(', ')}</strong>
              </p>
              {orders.length > 0 && (
                <div className="grid gap-1 rounded-2xl bg-sunken px-3 py-2">
                  <p className="font-bold">{words.callThem}</p>
                  {orders.map((order) => (
                    <p key={order.number}>{words.order(order.number, order.name, order.phone)}</p>
                  ))}
                </div>
              )}
              <Button size="large" disabled={isSending} onClick={() => pause('today')}>
                {words.today}
              </Button>
              <Button look="soft" size="large" disabled={isSending} onClick={() => pause('tomorrow')}>
                {words.tomorrow}
              </Button>
            </>
          )}
        </Reading>
      )}
      <Button look="quiet" onClick={onBack}>
        {desk.cancel}
      </Button>
    </div>
  )
}
