import type { ToldBill } from '@comanda/contract/entities/table'
import { nameCombination } from '@comanda/rules/cart/name-combination'
import type { LineId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Stepper } from '@comanda/ui/stepper'
import type { ShownLine } from '../cart/cart-view.ts'
import { countFreeUnits } from './to-claims.ts'

interface ChooseDishesProps {
  readonly bill: ToldBill
  readonly sent: readonly ShownLine[]
  readonly value: ReadonlyMap<LineId, number>
  readonly onChange: (units: ReadonlyMap<LineId, number>) => void
}

/** How many of each dish this diner pays for; dishes that others have taken are marked. */
export function ChooseDishes({ bill, sent, value: units, onChange }: ChooseDishesProps) {
  const words = useWords('table')
  const language = useLanguage()
  return (
    <ul className="divide-y divide-line">
      {sent.map(({ line, product }) => {
        const billed = bill.lines.find(({ lineId }) => lineId === line.id)
        const free = billed === undefined ? 0 : countFreeUnits(billed)
        const name = nameCombination(product, line.configuration, language) ?? readText(product.name, language)
        return (
          <li key={line.id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1 leading-snug hyphens-auto">
              {name}
              {free > 0 && free < line.quantity && (
                <span className="block text-sm text-muted">{words.table.partlyTaken(`${free}/${line.quantity}`)}</span>
              )}
            </span>
            {free === 0 ? (
              <span className="py-2 text-sm text-muted">{words.table.taken}</span>
            ) : (
              <Stepper
                value={Math.min(units.get(line.id) ?? 0, free)}
                min={0}
                max={free}
                label={words.table.unitsOf(name)}
                fewerLabel={words.product.fewer}
                moreLabel={words.product.more}
                onChange={(count) => onChange(new Map(units).set(line.id, count))}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
