import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { type Failure, toFailureText } from '@comanda/screen/failure'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { NumberPad } from '@comanda/ui/number-pad'
import { useEffect, useState } from 'react'
import type { Tile } from './tile.ts'

interface PinPadProps<Reply> {
  readonly tile: Tile
  readonly length: number
  readonly backLabel: string
  readonly onBack: () => void
  /** The call that the PIN is for. */
  readonly ask: (pin: string) => Promise<Reply | ToldRefusal>
  readonly onYes: (reply: Reply) => void
}

/** The PIN is checked when its last digit is typed: there is nothing to press afterwards. */
export function PinPad<Reply>({ tile, length, backLabel, onBack, ask, onYes }: PinPadProps<Reply>) {
  const { pin: words, common } = useWords('common', 'door')
  const [typed, setTyped] = useState('')
  const { isSending, failure, send, forgive } = useSend()
  const secondsLeft = useSecondsLeft(failure)

  async function type(next: string): Promise<void> {
    forgive()
    setTyped(next)
    if (next.length < length) return
    const reply = await send(() => ask(next))
    setTyped('')
    if (reply !== undefined) onYes(reply)
  }

  const problem = () => {
    if (tile.isShut) return words.shut
    if (secondsLeft > 0) return words.lockedFor(secondsLeft)
    return failure && !isLock(failure) ? toFailureText(failure, common.notSent) : undefined
  }

  return (
    <div className="mx-auto grid w-full max-w-xs gap-4">
      <NumberPad
        label={words.of(tile.name)}
        length={length}
        value={typed}
        eraseLabel={words.erase}
        typedText={words.typed(typed.length, length)}
        problem={problem()}
        isBusy={isSending || tile.isShut || secondsLeft > 0}
        onChange={(pin) => void type(pin)}
      />
      <Button look="quiet" onClick={onBack}>
        {backLabel}
      </Button>
    </div>
  )
}

function isLock(failure: Failure): boolean {
  return isRefusal(failure) && failure.refused === 'pin-locked'
}

/** Counts down while too many wrong PINs keep this person out; 0 when a PIN may be typed. */
function useSecondsLeft(failure: Failure | null): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const seconds = failure && isRefusal(failure) && failure.refused === 'pin-locked' ? failure.details?.seconds : 0
    setLeft(seconds ?? 0)
    if (!seconds) return undefined
    const until = performance.now() + seconds * 1_000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1_000))), 500)
    return () => clearInterval(timer)
  }, [failure])
  return left
}
