import { basisPoints, type Cents, shareOf, zero } from '@comanda/rules/money/cents'
import { usePrice, useWords } from '@comanda/screen/words'
import { ChipGroup } from '@comanda/ui/chip-group'

const percents = [5, 10, 15] as const

interface TipPartProps {
  readonly amount: Cents
  readonly value: Cents
  readonly onChange: (tip: Cents) => void
}

/** A tip is the diner's own wish, so none is chosen already. */
export function TipPart({ amount, value, onChange }: TipPartProps) {
  const words = useWords('checkout').share
  const price = usePrice()
  const offered = percents.map((percent) => ({ percent, tip: shareOf(amount, basisPoints(percent * 100)) }))
  return (
    <ChipGroup
      legend={words.tip}
      options={[
        { value: zero, label: words.noTip },
        // Of a very small share two of them are the same.
        ...offered
          .filter(({ tip }, at) => tip > 0 && offered.findIndex((one) => one.tip === tip) === at)
          .map(({ percent, tip }) => ({ value: tip, label: `${percent} % · ${price(tip)}` })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
