import { usePrice, useWords } from '@comanda/screen/words'
import type { FloorTable } from './floor-things.ts'

/** The dishes that a table has had, as its guests' phones price it, and the sum that is left to take. */
export function BillLines({ bill }: { readonly bill: NonNullable<FloorTable['bill']> }) {
  const { floor: words } = useWords('floor')
  const price = usePrice()
  const { lines, unsent, total, owed, isBeingPaid, isBuffetBlocked } = bill
  return (
    <div className="grid gap-3">
      {lines.length === 0 && <p className="text-muted">{words.nothingSent}</p>}
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.lineId} className="flex gap-2">
            <span className="font-extrabold tabular-nums">{line.quantity} ×</span>
            <span className="min-w-0 grow break-words">
              {line.name}
              {line.who !== null && <span className="block text-sm text-muted">{line.who}</span>}
            </span>
            <span className="tabular-nums">{price(line.total)}</span>
          </li>
        ))}
      </ul>
      {unsent > 0 && <p className="text-muted">{words.unsent(unsent)}</p>}
      {total > 0 && <Amount label={words.total} amount={price(total)} />}
      {owed !== total && <Amount label={words.owed} amount={price(owed)} />}
      {isBeingPaid && <p className="rounded-2xl bg-sunken px-3 py-2 font-bold">{words.beingPaid}</p>}
      {isBuffetBlocked && <p className="rounded-2xl bg-sunken px-3 py-2 font-bold">{words.buffetBlocked}</p>}
    </div>
  )
}

function Amount({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <p className="flex justify-between gap-3 text-xl font-extrabold">
      <span>{label}</span>
      <span className="tabular-nums">{amount}</span>
    </p>
  )
}
