import { answerTableCall } from '@comanda/contract/calls/staff/floor'
import { toFailureText } from '@comanda/screen/failure'
import { tell } from '@comanda/screen/toasts'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { call } from '../state/client.ts'
import type { TableCall } from './floor-things.ts'

interface CallListProps {
  readonly calls: readonly TableCall[]
  /** The server's clock. */
  readonly now: number
  readonly mayAnswer: boolean
  readonly onAnswered: () => void
}

/** Who waits for somebody, first on the screen; one tap says that somebody goes. */
export function CallList({ calls, now, mayAnswer, onAnswered }: CallListProps) {
  const { floor: words, common } = useWords('floor', 'common')
  const { isSending, send } = useSend({ tell: (failure) => tell(toFailureText(failure, common.notSent)) })
  if (calls.length === 0) return null
  async function answer({ cartId, kind }: TableCall): Promise<void> {
    await send(() => call(answerTableCall, { cartId, kind }))
    onAnswered()
  }
  return (
    <section aria-label={words.calls} className="grid gap-2">
      <Heading level={2} look="block">
        {words.calls} <span className="text-muted tabular-nums">{calls.length}</span>
      </Heading>
      <ul className="grid gap-2 lg:grid-cols-2 xl:grid-cols-3">
        {calls.map((one) => {
          const table = words.table(one.table.room, one.table.name)
          const kind = words.kinds[one.kind]
          return (
            <li
              key={`${one.cartId} ${one.kind}`}
              className="flex items-center justify-between gap-3 rounded-card bg-surface p-3 shadow-card ring-2 ring-accent"
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
                  disabled={isSending}
                  onClick={() => answer(one)}
                  aria-label={words.answerCall(table, kind)}
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
