import { useWords } from '@comanda/screen/words'
import { sayTaken } from '../boards/say-taken.ts'
import type { FloorTable } from './floor-things.ts'

/** Dishes on their way to a table that somebody there must not eat, and whose word it is that the kitchen knows (DAY-073). */
export function AllergyLines({ allergies }: Pick<FloorTable, 'allergies'>) {
  const { kitchen } = useWords('boards')
  return allergies.map(({ dish, clashes, taken }) => (
    <span key={`${dish} ${clashes.join()} ${taken?.by}`} className="edge-allergy block px-2 py-1 text-sm">
      <strong>⚠ {kitchen.clashes(clashes.join(', ').toUpperCase())}</strong> · {dish}
      {taken && <span className="block font-bold">{sayTaken(taken, kitchen)}</span>}
    </span>
  ))
}
