import { Choice } from '@comanda/ui/choice'
import { PayMark } from '../payment/pay-mark.tsx'
import type { PayChoice } from '../state/last-order.ts'

interface PayListProps {
  readonly offered: readonly OfferedWay[]
  readonly chosen: PayChoice | null
  readonly onChoose: (way: PayChoice) => void
}

interface OfferedWay {
  readonly label: string
  /** The brand whose sign stands beside it: a way to pay, or the brand of a card. */
  readonly mark: string
  readonly way: PayChoice
}

/** Some ways of paying as radios, in one group with those of the other lists. */
export function PayList({ offered, chosen, onChoose }: PayListProps) {
  const chosenKey = chosen && toKey(chosen)
  return offered.map(({ label, mark, way }) => {
    const key = toKey(way)
    return (
      <Choice
        key={key}
        kind="radio"
        name="payment"
        label={
          <span className="flex items-center gap-3">
            <PayMark of={mark} />
            <span className="min-w-0">{label}</span>
          </span>
        }
        isChosen={key === chosenKey}
        onChoose={() => onChoose(way)}
      />
    )
  })
}

function toKey(way: PayChoice): string {
  return `${way.kind} ${way.kind === 'card' ? way.id : way.value}`
}
