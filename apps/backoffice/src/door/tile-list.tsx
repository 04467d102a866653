import { useWords } from '@comanda/screen/words'
import { PersonTile } from '@comanda/ui/person-tile'
import type { Tile } from './tile.ts'

interface TileListProps {
  readonly people: readonly Tile[]
  readonly onChoose: (tile: Tile) => void
  readonly className?: string
}

/** Whoever may tap in here; a tile that wrong PINs have shut says so. */
export function TileList({ people, onChoose, className = '' }: TileListProps) {
  const { pin: words } = useWords('door')
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 ${className}`}>
      {people.map((tile) => (
        <li key={tile.staffId}>
          <PersonTile {...tile} note={tile.isShut ? words.closed : undefined} onPress={() => onChoose(tile)} />
        </li>
      ))}
    </ul>
  )
}
