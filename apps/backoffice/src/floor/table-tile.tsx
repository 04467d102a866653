import { standTable } from '@comanda/rules/table/stand-table'
import { usePrice, useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { type FloorTable, sumOwed } from './floor-things.ts'

interface TableTileProps {
  readonly table: FloorTable
  /** The server's clock. */
  readonly now: number
  readonly onChoose: () => void
}

/** A table at one look: free, open, paid, or what it owes. Words say it too, not the colour alone. */
export function TableTile({ table, now, onChoose }: TableTileProps) {
  const { floor: words } = useWords('floor')
  const price = usePrice()
  const { name, room, bill, paid } = table
  const stand = standTable(table)
  const owed = sumOwed(table)
  const isCalling = (bill?.calls.length ?? 0) > 0
  const states = { free: words.free, open: words.opened, 'to-take': words.toTake, paid: words.paid }
  const state = bill?.isBeingPaid ? words.paying : states[stand]
  return (
    <button
      type="button"
      onClick={onChoose}
      className={classNames(
        'grid min-h-24 w-full cursor-pointer content-between gap-1 rounded-card p-3 text-left shadow-card',
        stand !== 'free' && 'bg-surface',
        bill !== null && (isCalling ? 'ring-4 ring-late' : 'ring-2 ring-text'),
      )}
    >
      <span className="min-w-0 text-xl font-extrabold break-words">
        <span className="sr-only">{room} </span>
        {name}
      </span>
      <span className="flex flex-wrap justify-between gap-x-2 text-sm">
        <span className={stand === 'free' || stand === 'to-take' ? 'text-muted' : 'font-bold'}>{state}</span>
        {bill !== null && (
          <span className="text-muted tabular-nums">{Math.max(0, Math.floor((now - bill.openedAt) / 60_000))} min</span>
        )}
      </span>
      {stand === 'paid' && paid !== null && paid.unserved > 0 && (
        <span className="text-sm">{words.unserved(paid.unserved)}</span>
      )}
      {owed > 0 && <span className="text-lg font-bold tabular-nums">{price(owed)}</span>}
    </button>
  )
}
