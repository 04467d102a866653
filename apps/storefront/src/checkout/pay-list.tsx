import { Choice } from '@comanda/ui/choice'
import type { PayChoice } from '../state/last-order.ts'

interface PayListProps {
  readonly offered: readonly OfferedWay[]
  readonly chosen: PayChoice | null
  readonly onChoose: (way: PayChoice) => void
}

interface OfferedWay {
  readonly label: string
  readonly way: PayChoice
}

/** Some ways of paying as radios, in one group with those of the other lists. */
export function PayList({ offered, chosen, onChoose }: PayListProps) {
  const chosenKey = chosen && toKey(chosen)
  return offered.map(({ label, way }) => {
    const key = toKey(way)
    return (
      <Choice
        key={key}
        kind="radio"
        name="payment"
        label={label}
        isChosen={key === chosenKey}
        onChoose={() => onChoose(way)}
      />
    )
  })
}

function toKey(way: PayChoice): string {
  return `${way.kind} ${way.kind === 'card' ? way.id : way.value}`
}
