import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { AllergyMark } from './allergy-mark.tsx'
import type { Fold } from './fold-items.ts'

/** Dishes that wait, or are done with, in one line; an allergy of what is still to be served stays loud. */
export function FoldedLine({ fold: { state, course, items } }: { readonly fold: Fold }) {
  const { kitchen } = useWords('boards')
  const isUnaccepted = state === 'held' && items.some(({ ticket }) => ticket.orderId !== null)
  const what = isUnaccepted
    ? kitchen.notAccepted
    : [course > 0 && kitchen.course(course), kitchen.states[state]].filter(Boolean).join(' · ')
  return (
    <li className="grid gap-1 border-t border-line px-3 py-2 text-muted [overflow-wrap:anywhere]">
      {state === 'held' && items.map((thing) => <AllergyMark key={thing.id} thing={thing} />)}
      <span className="text-said">
        <strong>{what}:</strong>{' '}
        <span className={classNames(state === 'voided' && 'line-through')}>
          {items.map(({ units, name }) => (units > 1 ? `${units} × ${name}` : name)).join(', ')}
        </span>
      </span>
    </li>
  )
}
