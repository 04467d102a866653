import type { ReplyOf } from '@comanda/contract/call'
import { endRush, type startRush } from '@comanda/contract/calls/staff/rush'
import type { StoreId } from '@comanda/rules/ids'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useCutOff } from '../boards/acting-board.ts'
import { useAct } from '../boards/use-act.ts'
import { Trouble } from '../parts/trouble.tsx'
import { mayPress, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'

interface RushBandProps {
  readonly storeId: StoreId
  readonly rush: ReplyOf<typeof startRush>
  /** The server's clock. */
  readonly now: number
}

/** The rush that the store asks of new orders, and how long still; nothing once the clock has ended it (DAY-101). */
export function RushBand({ storeId, rush, now }: RushBandProps) {
  const { rush: words, orderBoard } = useWords('orders')
  const worker = useWorker()
  const { isHeld, failure, act } = useAct()
  const isCutOff = useCutOff()
  const { minutes, stopped, endsAt } = rush
  if (endsAt <= now) return null
  const modes = stopped.map((mode) => orderBoard.modes[mode]).join(', ')
  async function end(): Promise<void> {
    const text = `${words.title}: ${words.end}`
    if (await act({ text, make: () => call(endRush, { storeId }) })) tell(words.ended)
  }
  return (
    <section aria-label={words.title} className="grid gap-2 rounded-card bg-soon-soft px-4 py-3 text-on-soon-soft">
      <Trouble failure={failure} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap gap-x-4 text-lg font-bold tabular-nums">
          {minutes > 0 && <span>{words.later(minutes)}</span>}
          {stopped.length > 0 && <span>{words.without(modes)}</span>}
          <span>{words.left(Math.ceil((endsAt - now) / 60_000))}</span>
        </p>
        {mayPress(worker, endRush) && !isCutOff && (
          <Button look="soft" disabled={isHeld} onClick={end}>
            {words.end}
          </Button>
        )}
      </div>
    </section>
  )
}
