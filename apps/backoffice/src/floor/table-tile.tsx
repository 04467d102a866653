import { standTable } from '@comanda/rules/table/stand-table'
import { usePrice, useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { AllergyLines } from './allergy-lines.tsx'
import { type FloorTable, sumOwed } from './floor-things.ts'

interface TableTileProps {
  readonly table: FloorTable
  /** The server's clock. */
  readonly now: number
  /** Large where somebody is needed, small where nobody sits. */
  readonly size: 'large' | 'medium' | 'small'
  readonly onChoose: () => void
}

const sizes: Readonly<Record<TableTileProps['size'], string>> = {
  large: 'min-h-28 ring-4 ring-primary',
  medium: 'min-h-20 ring-1 ring-line',
  small: 'min-h-11',
}

/** A table at one look: its number, and what is the matter with it. Words say it too, not the colour alone. */
export function TableTile({ table, now, size, onChoose }: TableTileProps) {
  const { floor: words } = useWords('floor')
  const price = usePrice()
  const { name, room, bill, paid } = table
  const owed = sumOwed(table)
  const isSmall = size === 'small'
  return (
    <button
      type="button"
      onClick={onChoose}
      className={classNames(
        'w-full cursor-pointer content-between gap-x-2 gap-y-1 rounded-lg px-3 py-2 text-left',
        isSmall ? 'flex flex-wrap items-baseline ring-1 ring-line' : 'grid bg-surface',
        standTable(table) === 'paid' && 'bg-ready-soft text-on-ready-soft',
        sizes[size],
      )}
    >
      <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-2">
        <span className={classNames('min-w-0 font-extrabold break-words', isSmall ? 'text-lg' : 'text-2xl')}>
          <span className="sr-only">{room} </span>
          {name}
        </span>{' '}
        {bill !== null && (
          <span className="text-lg font-bold tabular-nums">{sinceMinutes(bill.openedAt, now)} min</span>
        )}
      </span>
      <AllergyLines allergies={table.allergies} />
      <span className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
        <TableState table={table} />
        {owed > 0 && <span className="text-lg font-bold tabular-nums">{price(owed)}</span>}
      </span>
      {paid !== null && bill === null && paid.unserved > 0 && (
        <span className="text-sm">{words.unserved(paid.unserved)}</span>
      )}
    </button>
  )
}

/** What the guests of a table wait for, else how it stands. */
export function TableState({ table }: Pick<TableTileProps, 'table'>) {
  const { floor: words } = useWords('floor')
  const { bill } = table
  const states = { free: words.free, open: words.opened, 'to-take': words.toTake, paid: words.paid }
  const stand = standTable(table)
  const calls = [...new Set((bill?.calls ?? []).map(({ kind }) => words.kinds[kind]))]
  const said = calls.length > 0 ? calls.join(' · ') : bill?.isBeingPaid ? words.paying : states[stand]
  return <span className={stand === 'free' ? 'text-muted' : 'font-bold'}>{said}</span>
}

export function sinceMinutes(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / 60_000))
}
