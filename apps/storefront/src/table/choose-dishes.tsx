import type { ToldBill } from '@comanda/contract/entities/table'
import { nameCombination } from '@comanda/rules/cart/name-combination'
import type { LineId } from '@comanda/rules/ids'
import type { BillLine } from '@comanda/rules/table/split-bill'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Stepper } from '@comanda/ui/stepper'
import type { ShownLine } from '../cart/cart-view.ts'
import { countFreeParts, findAmong, mostAmong, type Portion } from './to-claims.ts'

interface ChooseDishesProps {
  readonly bill: ToldBill
  readonly sent: readonly ShownLine[]
  readonly value: ReadonlyMap<LineId, Portion>
  readonly onChange: (portions: ReadonlyMap<LineId, Portion>) => void
}

/** How much of each dish this diner pays for; dishes that others have taken are marked. */
export function ChooseDishes({ bill, sent, value: portions, onChange }: ChooseDishesProps) {
  const language = useLanguage()
  return (
    <ul className="divide-y divide-line">
      {sent.map(({ line, product }) => {
        const billed = bill.lines.find(({ lineId }) => lineId === line.id)
        if (billed === undefined) return null
        return (
          <DishRow
            key={line.id}
            name={nameCombination(product, line.configuration, language) ?? readText(product.name, language)}
            line={billed}
            portion={portions.get(line.id) ?? { parts: 0, among: findAmong(billed) }}
            onChange={(portion) => onChange(new Map(portions).set(line.id, portion))}
          />
        )
      })}
    </ul>
  )
}

interface DishRowProps {
  readonly name: string
  readonly line: BillLine
  readonly portion: Portion
  readonly onChange: (portion: Portion) => void
}

function DishRow({ name, line, portion, onChange }: DishRowProps) {
  const words = useWords('table', 'dish')
  const { among } = portion
  const free = countFreeParts(line, among)
  const all = line.quantity * among
  const steps = { fewerLabel: words.product.fewer, moreLabel: words.product.more }
  if (countFreeParts(line, mostAmong) === 0) {
    return (
      <li className="flex items-center gap-3 py-2">
        <span className="min-w-0 flex-1 leading-snug hyphens-auto">{name}</span>
        <span className="py-2 text-sm text-muted">{words.table.taken}</span>
      </li>
    )
  }
  return (
    <li className="grid gap-1 py-2">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1 leading-snug hyphens-auto">
          {name}
          {among > 1 && <span className="font-bold"> · 1/{among}</span>}
          {free < all && <span className="block text-sm text-muted">{words.table.partlyTaken(`${free}/${all}`)}</span>}
        </span>
        <Stepper
          value={Math.min(portion.parts, free)}
          min={0}
          max={free}
          label={words.table.unitsOf(name)}
          {...steps}
          onChange={(parts) => onChange({ parts, among })}
        />
      </div>
      {among > 1 ? (
        <div className="flex items-center justify-between gap-3 text-sm">
          <span>{words.table.among}</span>
          <Stepper
            value={among}
            min={1}
            max={mostAmong}
            label={`${name}: ${words.table.among}`}
            {...steps}
            onChange={(people) => onChange({ parts: people === 1 ? 0 : 1, among: people })}
          />
        </div>
      ) : (
        <Button
          look="quiet"
          size="small"
          className="-ml-3.5 min-h-11 justify-self-start text-muted"
          onClick={() => onChange({ parts: 1, among: 2 })}
          aria-label={`${name}: ${words.table.splitDish}`}
        >
          {words.table.splitDish}
        </Button>
      )}
    </li>
  )
}
