import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { useSyncExternalStore } from 'react'
import { AllergyMark } from './allergy-mark.tsx'
import type { KitchenThing } from './kitchen-things.ts'
import type { KitchenActs } from './use-kitchen-acts.ts'

interface DishRowProps {
  readonly thing: KitchenThing
  /** At the pass each dish says where it is cooked. */
  readonly stationName: string | null
  /** The menu that this dish and those below it were chosen in; null where it stands above already. */
  readonly combo: string | null
  /** Everything is said, and not only what differs from the standard. */
  readonly isWhole: boolean
  /** The dishes whose press has not been answered yet. */
  readonly pending: KitchenActs['pending']
  /** The effect of a tap; without it the dish is only shown. */
  readonly onTap: (() => void) | null
  /** The effect of a tap on the counter: one plate. */
  readonly onUnit: (() => void) | null
}

/** One dish with what has to be said of it; the whole row is the target. */
export function DishRow({ thing, stationName, combo, isWhole, pending, onTap, onUnit }: DishRowProps) {
  const { kitchen } = useWords('boards')
  const isPending = useIsPending(thing.id, pending)
  const { state, units, unitsReady, name, isVoidUnseen, ticket } = thing
  const left = units - unitsReady
  // A round waits to be fired; an order waits for somebody's yes.
  const isToFire = state === 'held' && ticket.orderId === null
  const hasCounter = onUnit !== null && left > 1
  const reason = thing.voidReason ?? ticket.cancelReason
  const look = classNames(
    'grid w-full min-w-0 content-center gap-0.5 px-3 py-1.5 text-left [overflow-wrap:anywhere]',
    (state === 'held' || state === 'served') && 'text-muted',
    isVoidUnseen && 'bg-late-soft text-on-late-soft',
    state === 'ready' && 'bg-ready-soft text-on-ready-soft',
    isPending && 'opacity-50',
    // The counter stands beside its last line.
    hasCounter && '[&>:last-child]:pr-14',
  )
  const inside = (
    <>
      <AllergyMark thing={thing} />
      {isVoidUnseen && (
        <strong className="text-dish">
          {kitchen.voided}
          {reason && ` (${kitchen.reasons[reason]})`}
        </strong>
      )}
      {combo !== null && <span className="text-said text-muted">{combo}</span>}
      <span className={classNames('text-dish font-extrabold', state === 'voided' && 'line-through')}>
        {state === 'ready' && '✓ '}
        {units > 1 && <span className="tabular-nums">{left > 0 ? left : units} × </span>}
        {name}
      </span>
      <Said thing={thing} isWhole={isWhole} />
      {isVoidUnseen && <span className="text-said font-bold">{kitchen.tapVoid}</span>}
      {(stationName !== null || state === 'held' || unitsReady > 0) && (
        <span className="text-said">
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
    <li className="relative flex border-t border-line">
      {onTap ? (
        <button
          type="button"
          className={classNames(look, 'min-h-14 cursor-pointer hover:bg-sunken hover:text-text active:bg-sunken')}
          onClick={onTap}
        >
          {inside}
        </button>
      ) : (
        <div className={look}>{inside}</div>
      )}
      {hasCounter && (
        <button
          type="button"
          className="text-said absolute right-0 bottom-0 min-h-12 min-w-14 cursor-pointer rounded-tl-lg border-t border-l border-line font-extrabold tabular-nums hover:bg-sunken active:bg-sunken"
          onClick={onUnit}
        >
          {unitsReady}/{units} <span className="sr-only">{kitchen.oneReady(name)}</span>
        </button>
      )}
    </li>
  )
}

function useIsPending(id: string, pending: DishRowProps['pending']): boolean {
  return useSyncExternalStore(pending.follow, () => pending.get().has(id))
}

/** What differs from the standard is nearly as loud as the name: it decides the plate. The rest opens by a touch. */
function Said({ thing, isWhole }: Pick<DishRowProps, 'thing' | 'isWhole'>) {
  const { kitchen } = useWords('boards')
  const { words, deviations, notes, allergens, traces, declared } = thing
  const saysContents = isWhole || declared.length > 0
  const contents = [
    ...(saysContents && allergens.length > 0 ? [`${kitchen.contains} ${allergens.join(', ')}`] : []),
    ...(saysContents && traces.length > 0 ? [`${kitchen.mayContain} ${traces.join(', ')}`] : []),
  ]
  return (
    <>
      {(isWhole ? words : deviations).map((word) => (
        <span key={word} className="text-said font-bold">
          {word}
        </span>
      ))}
      {notes !== '' && <span className="text-said font-bold italic">«{notes}»</span>}
      {contents.length > 0 && <span className="text-said">{contents.join(' · ')}</span>}
    </>
  )
}
