import { Choice } from '@comanda/ui/choice'
import type { PayChoice } from './checkout-form.ts'

interface PayListProps {
  readonly offered: readonly { readonly label: string; readonly way: PayChoice }[]
  readonly chosen: PayChoice | null
  readonly onChoose: (way: PayChoice) => void
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
