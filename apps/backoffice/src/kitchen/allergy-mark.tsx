import { listFramed } from '@comanda/rules/kitchen/frame-allergies'
import { useWords } from '@comanda/screen/words'
import { sayTaken } from '../boards/say-taken.ts'
import type { KitchenThing } from './kitchen-things.ts'

/** What was declared for the dish or meets it, and what of it the dish has: first, and loudest (DAY-073). */
export function AllergyMark({ thing }: { readonly thing: KitchenThing }) {
  const { kitchen } = useWords('boards')
  const framed = listFramed(thing)
  if (framed.length === 0) return null
  const { allergens, traces, allergyTaken, answered } = thing
  const contained = framed.filter((name) => allergens.includes(name))
  const possible = framed.filter((name) => traces.includes(name) && !contained.includes(name))
  return (
    <strong className="text-dish edge-allergy block px-2 py-0.5">
      ⚠ {kitchen.allergy(framed.join(', '))}
      {contained.length + possible.length > 0 && (
        <span className="text-said block">
          {[
            contained.length > 0 && kitchen.clashes(contained.join(', ').toUpperCase()),
            possible.length > 0 && `${kitchen.mayContain} ${possible.join(', ').toUpperCase()}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {allergyTaken && <span className="text-said block">{sayTaken(allergyTaken, kitchen)}</span>}
      {answered && (
        <span className="text-said block">{kitchen.answered[answered.wish](answered.allergens.join(', '))}</span>
      )}
    </strong>
  )
}
