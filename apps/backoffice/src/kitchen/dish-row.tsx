import { listFramed } from '@comanda/rules/kitchen/frame-allergies'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { useSyncExternalStore } from 'react'
import type { KitchenThing } from './kitchen-things.ts'
import type { KitchenActs } from './use-kitchen-acts.ts'

interface DishRowProps {
  readonly thing: KitchenThing
  /** At the pass each dish says where it is cooked. */
  readonly stationName: string | null
  /** The dishes whose press has not been answered yet; none where nothing can be pressed. */
  readonly pending: KitchenActs['pending'] | undefined
  /** The effect of a tap; without it the dish is only shown. */
  readonly onTap: (() => void) | null
  /** The effect of a tap on the counter: one plate. */
  readonly onUnit: (() => void) | null
}

/** One dish with everything that was said about it; the whole row is the target. */
export function DishRow({ thing, stationName, pending, onTap, onUnit }: DishRowProps) {
  const { kitchen } = useWords('boards')
  const isPending = useIsPending(thing.id, pending)
  const { state, units, unitsReady, name, isVoidUnseen, ticket } = thing
  const left = units - unitsReady
  // A round waits to be fired; an order waits for somebody's yes.
  const isToFire = state === 'held' && ticket.orderId === null
  const reason = thing.voidReason ?? ticket.cancelReason
  const look = classNames(
    'grid w-full min-w-0 gap-1 px-4 py-3 text-left [overflow-wrap:anywhere]',
    state === 'held' && 'text-muted',
    state === 'served' && 'text-muted',
    isVoidUnseen && 'bg-late-soft text-on-late-soft',
    state === 'ready' && 'bg-ready-soft text-on-ready-soft',
    isPending && 'opacity-50',
  )
  const inside = (
    <>
      <Allergy thing={thing} />
      {isVoidUnseen && (
        <strong className="text-dish">
          {kitchen.voided}
          {reason && ` (${kitchen.reasons[reason]})`}
        </strong>
      )}
      <span className={classNames('text-dish font-extrabold', state === 'voided' && 'line-through')}>
        {state === 'ready' && '✓ '}
        {units > 1 && <span className="tabular-nums">{left > 0 ? left : units} × </span>}
        {name}
      </span>
      <Said thing={thing} />
      {isVoidUnseen && <span className="text-said font-bold">{kitchen.tapVoid}</span>}
      {(stationName !== null || state === 'held' || unitsReady > 0) && (
        <span className="text-said font-bold">
          {[
            stationName,
            isToFire && thing.course > 0 && kitchen.course(thing.course),
            state === 'held' && !isToFire
              ? kitchen.notAccepted
              : (stationName !== null || isToFire) && kitchen.states[state],
            unitsReady > 0 && unitsReady < units && kitchen.readyOf(unitsReady, units),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </>
  )
  return (
    <li className="flex items-stretch border-t-2 border-line">
      {onTap ? (
        <button
          type="button"
          className={classNames(look, 'min-h-16 cursor-pointer hover:bg-sunken hover:text-text active:bg-sunken')}
          onClick={onTap}
        >
          {inside}
        </button>
      ) : (
        <div className={look}>{inside}</div>
      )}
      {onUnit && left > 1 && (
        <button
          type="button"
          className="text-said min-w-20 shrink-0 cursor-pointer border-l-2 border-line font-extrabold tabular-nums hover:bg-sunken active:bg-sunken"
          onClick={onUnit}
        >
          {unitsReady}/{units} <span className="sr-only">{kitchen.oneReady(name)}</span>
        </button>
      )}
    </li>
  )
}

function useIsPending(id: string, pending: DishRowProps['pending']): boolean {
  return useSyncExternalStore(pending?.follow ?? followNothing, () => pending?.get().has(id) ?? false)
}

const followNothing = () => () => {}

/** What was declared for the dish or meets it, and what of it the dish has, until somebody knows (DAY-073). */
function Allergy({ thing }: Pick<DishRowProps, 'thing'>) {
  const { kitchen } = useWords('boards')
  const framed = listFramed(thing)
  if (framed.length === 0) return null
  const { allergens, traces, isAllergyUnseen } = thing
  const contained = framed.filter((name) => allergens.includes(name))
  const possible = framed.filter((name) => traces.includes(name) && !contained.includes(name))
  return (
    <strong className="text-dish edge-allergy px-3 py-1">
      ⚠ {kitchen.allergy(framed.join(', '))}
      {isAllergyUnseen && (
        <span className="text-said block">
          {[
            contained.length > 0 && kitchen.clashes(contained.join(', ').toUpperCase()),
            possible.length > 0 && `${kitchen.mayContain} ${possible.join(', ').toUpperCase()}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </strong>
  )
}

/** Choices and removals are as loud as the name: what they say decides the plate. */
function Said({ thing: { combo, words, notes, allergens, traces } }: Pick<DishRowProps, 'thing'>) {
  const { kitchen } = useWords('boards')
  return (
    <>
      {words.map((word) => (
        <span key={word} className="text-said font-bold">
          {word}
        </span>
      ))}
      {notes !== '' && <span className="text-said font-bold italic">«{notes}»</span>}
      {allergens.length > 0 && (
        <span className="text-said">
          {kitchen.contains} {allergens.join(', ')}
        </span>
      )}
      {traces.length > 0 && (
        <span className="text-said">
          {kitchen.mayContain} {traces.join(', ')}
        </span>
      )}
      {combo !== null && <span className="text-said text-muted">{combo}</span>}
    </>
  )
}
