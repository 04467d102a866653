import { usePrice, useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { type FloorTable, sumOwed } from './floor-things.ts'

interface TableTileProps {
  readonly table: FloorTable
  /** The server's clock. */
  readonly now: number
  readonly onChoose: () => void
}

/** A table at one look: free, open, or what it owes. Words say it too, not the colour alone. */
export function TableTile({ table, now, onChoose }: TableTileProps) {
  const { floor: words } = useWords('floor')
  const price = usePrice()
  const { name, room, bill, debts } = table
  const owed = sumOwed(table)
  const isCalling = (bill?.calls.length ?? 0) > 0
  const state =
    bill === null ? (debts.length > 0 ? words.toTake : words.free) : bill.isBeingPaid ? words.paying : words.opened
  return (
    <button
      type="button"
      onClick={onChoose}
      className={classNames(
        'grid min-h-24 w-full cursor-pointer content-between gap-1 rounded-card p-3 text-left shadow-card',
        bill === null && debts.length === 0 ? 'bg-sunken' : 'bg-surface',
        bill !== null && (isCalling ? 'ring-4 ring-accent' : 'ring-2 ring-primary'),
      )}
    >
      <span className="min-w-0 text-xl font-extrabold break-words">
        <span className="sr-only">{room} </span>
        {name}
      </span>
      <span className="flex flex-wrap justify-between gap-x-2 text-sm">
        <span className={bill === null ? 'text-muted' : 'font-bold'}>{state}</span>
        {bill !== null && (
          <span className="text-muted tabular-nums">{Math.max(0, Math.floor((now - bill.openedAt) / 60_000))} min</span>
        )}
      </span>
      {owed > 0 && <span className="text-lg font-bold tabular-nums">{price(owed)}</span>}
    </button>
  )
}
