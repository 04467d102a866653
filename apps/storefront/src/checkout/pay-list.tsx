import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Choice } from '@comanda/ui/choice'
import type { PayChoice } from '../state/last-order.ts'

interface PayListProps {
  readonly offered: readonly OfferedWay[]
  readonly chosen: PayChoice | null
  readonly onChoose: (way: PayChoice) => void
  readonly payWith?: ((way: PayChoice) => void) | null | undefined
}

interface OfferedWay {
  readonly label: string
  readonly way: PayChoice
  /** Nothing has to be typed for it: one press can choose it and pay. */
  readonly isWallet?: boolean
}

/** Some ways of paying as radios, in one group with those of the other lists. A wallet pays by a button of its own. */
export function PayList({ offered, chosen, onChoose, payWith }: PayListProps) {
  const words = useWords('checkout').payment
  const chosenKey = chosen && toKey(chosen)
  return offered.map(({ label, way, isWallet }) => {
    const key = toKey(way)
    const choice = (
      <Choice kind="radio" name="payment" label={label} isChosen={key === chosenKey} onChoose={() => onChoose(way)} />
    )
    if (isWallet !== true || payWith === undefined) return <div key={key}>{choice}</div>
    return (
      <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
        {choice}
        <Button
          look="soft"
          aria-label={words.payWith(label)}
          disabled={payWith === null}
          onClick={() => payWith?.(way)}
        >
          {words.payNow}
        </Button>
      </div>
    )
  })
}

function toKey(way: PayChoice): string {
  return `${way.kind} ${way.kind === 'card' ? way.id : way.value}`
}
