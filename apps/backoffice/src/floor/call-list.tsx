import { answerTableCall } from '@comanda/contract/calls/staff/floor'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { useCutOff } from '../boards/acting-board.ts'
import { useAct } from '../boards/use-act.ts'
import { call } from '../state/client.ts'
import type { TableCall } from './floor-things.ts'

interface CallListProps {
  readonly calls: readonly TableCall[]
  /** The server's clock. */
  readonly now: number
}

/** The tables that wait for somebody, first on the screen; one tap says that somebody goes. */
export function CallList({ calls, now }: CallListProps) {
  const { floor: words } = useWords('floor')
  const { isHeld, act } = useAct({ inPassing: true })
  const mayAnswer = !useCutOff()
  if (calls.length === 0) return null
  return (
    <section aria-label={words.calls} className="grid gap-2">
      <Heading level={2} look="block">
        {words.calls} <span className="text-muted tabular-nums">{calls.length}</span>
      </Heading>
      <ul className="grid gap-2 lg:grid-cols-2 xl:grid-cols-3">
        {calls.map((one) => {
          const table = words.table(one.table.room, one.table.name)
          const kind = words.kinds[one.kind]
          const text = words.answerCall(table, kind)
          return (
            <li
              key={`${one.cartId} ${one.kind}`}
              className="flex items-center justify-between gap-3 rounded-lg bg-surface p-3 ring-2 ring-primary"
            >
              <p className="min-w-0">
                <span className="block text-lg font-extrabold break-words">{table}</span>
                <span className="block">
                  {kind}{' '}
                  <span className="text-muted tabular-nums">
                    {words.since(Math.max(0, Math.floor((now - one.calledAt) / 60_000)))}
                  </span>
                </span>
              </p>
              {mayAnswer && (
                <Button
                  size="large"
                  disabled={isHeld}
                  onClick={() =>
                    act({ text, make: () => call(answerTableCall, { cartId: one.cartId, kind: one.kind }) })
                  }
                  aria-label={text}
                >
                  {words.answer}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
