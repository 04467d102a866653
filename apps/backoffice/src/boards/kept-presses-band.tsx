import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { keptPresses } from '../queue/kept-presses.ts'
import type { RefusedPress } from './use-presses.ts'

interface KeptPressesBandProps {
  readonly refused: readonly RefusedPress[]
  readonly onRead: () => void
}

/** What was pressed without a line and is not sent yet, and what the server said no to once it was (DAY-212). */
export function KeptPressesBand({ refused, onRead }: KeptPressesBandProps) {
  const { boards } = useWords('boards')
  const kept = keptPresses.use()
  return (
    <>
      {kept.length > 0 && (
        <details className="border-b border-line bg-sunken px-4 py-2 text-lg">
          <summary className="cursor-pointer font-bold">{boards.kept(kept.length)}</summary>
          <ul aria-label={boards.kept(kept.length)} className="grid gap-1 pt-2">
            {kept.map(({ key, text }) => (
              <li key={key} className="[overflow-wrap:anywhere]">
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div role="status" className="empty:hidden">
        {refused.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3 bg-late-soft px-4 py-2 text-lg text-on-late-soft">
            <ul className="min-w-0 [overflow-wrap:anywhere]">
              {refused.map(({ key, text, why }) => (
                <li key={key}>
                  <strong>{why}</strong> · {text}
                </li>
              ))}
            </ul>
            <Button look="soft" onClick={onRead}>
              {boards.read}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
