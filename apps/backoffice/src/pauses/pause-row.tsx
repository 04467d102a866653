import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useMoments } from '../parts/use-moments.ts'
import type { Pausable } from './pausable.ts'

interface PauseRowProps {
  readonly thing: Pausable
  readonly disabled: boolean
  readonly onOpen: () => void
  readonly onPause: () => void
}

/** What falls with it stands beside the button: it is read before the tap that pauses (DAY-091). */
export function PauseRow({ thing, disabled, onOpen, onPause }: PauseRowProps) {
  const { pauses: words } = useWords('pauses')
  const { moment } = useMoments()
  const { name, pausedUntil, unitsLeft, falls } = thing
  return (
    <li className="flex items-center gap-2 rounded-2xl hover:bg-sunken">
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-16 grow cursor-pointer content-center px-3 py-1 text-left [overflow-wrap:anywhere]"
      >
        <span className="font-bold">{name}</span>{' '}
        {pausedUntil !== null && <span className="font-bold text-late-text">{words.until(moment(pausedUntil))}</span>}
        {pausedUntil === null && unitsLeft !== null && (
          <span className="font-bold text-late-text">{words.unitsLeft(unitsLeft)}</span>
        )}
        {pausedUntil === null && falls.length > 0 && (
          <span className="text-muted">{words.alsoFalls(falls.join(', '))}</span>
        )}
      </button>
      {pausedUntil === null && (
        <Button
          look="soft"
          className="min-h-14 shrink-0"
          disabled={disabled}
          aria-label={words.quickOf(name)}
          onClick={onPause}
        >
          {words.quick}
        </Button>
      )}
    </li>
  )
}
