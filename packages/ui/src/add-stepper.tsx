import { type ReactNode, useId, useRef } from 'react'
import { classNames } from './class-names.tsx'
import { stepClass } from './stepper.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface AddStepperProps {
  readonly value: number
  readonly max: number
  readonly label: string
  /** The name of the plus while there is nothing yet. */
  readonly addLabel: string
  /** Shown beside the plus while there is nothing yet. */
  readonly word?: string | undefined
  readonly fewerLabel: string
  readonly moreLabel: string
  readonly onFewer: () => void
  readonly onMore: () => void
}

/** One plus. As soon as there is something, minus and number are to its left; the plus stays where it is. */
export function AddStepper(props: AddStepperProps) {
  const { value, max, label, addLabel, word, fewerLabel, moreLabel, onFewer, onMore } = props
  const id = useId()
  const plus = useRef<HTMLButtonElement>(null)
  const hasSome = value > 0
  const takeOne = () => {
    // With the last one the minus goes, and the focus must not go with it.
    if (value === 1) plus.current?.focus()
    onFewer()
  }
  return (
    <fieldset aria-labelledby={id} className="relative ml-auto">
      <VisuallyHidden>
        <span id={id}>{label}</span>
      </VisuallyHidden>
      <AddBox word={word}>
        {hasSome && (
          <button type="button" className={stepClass} aria-label={fewerLabel} onClick={takeOne}>
            <span aria-hidden="true">−</span>
          </button>
        )}
        {/* It is always there, because a new region is not announced. */}
        <output className={classNames(numberClass, !hasSome && 'hidden')}>{hasSome ? value : ''}</output>
        <button
          ref={plus}
          type="button"
          aria-label={hasSome ? moreLabel : addLabel}
          title={hasSome ? undefined : addLabel}
          disabled={value >= max}
          onClick={onMore}
          className={hasSome ? stepClass : addClass}
        >
          {!hasSome && word && <Word>{word}</Word>}
          <Plus />
        </button>
      </AddBox>
    </fieldset>
  )
}

export interface AddLinkProps {
  readonly href: string
  readonly value: number
  readonly label: string
  readonly word?: string | undefined
}

/** Looks like the plus, and leads to where something has to be chosen first; says how many there are. */
export function AddLink({ href, value, label, word }: AddLinkProps) {
  return (
    <div className="relative ml-auto">
      <AddBox word={word}>
        <a href={href} aria-label={label} title={label} className={addClass}>
          {value > 0 ? <span className={classNames(numberClass, 'ml-2')}>{value}</span> : word && <Word>{word}</Word>}
          <Plus />
        </a>
      </AddBox>
    </div>
  )
}

/** As wide as the widest of its states, so that nothing around it ever moves. */
function AddBox({ word, children }: { readonly word?: string | undefined; readonly children: ReactNode }) {
  return (
    <div className="grid min-w-29 justify-items-end">
      {word && (
        <span aria-hidden="true" className="invisible col-start-1 row-start-1 pr-9 pl-4 text-sm font-bold">
          {word}
        </span>
      )}
      <div className="col-start-1 row-start-1 flex h-11 items-center rounded-full bg-primary-soft">{children}</div>
    </div>
  )
}

function Word({ children }: { readonly children: string }) {
  return <span className="-mr-2 pl-4 text-left text-sm leading-tight">{children}</span>
}

function Plus() {
  return (
    <span aria-hidden="true" className="inline-flex size-11 items-center justify-center">
      +
    </span>
  )
}

const numberClass = 'h-6 w-7 text-center leading-6 contain-strict font-bold text-on-primary-soft tabular-nums'
const addClass =
  'inline-flex h-11 cursor-pointer items-center rounded-full text-xl font-bold text-on-primary-soft ' +
  'hover:bg-primary-soft-hover active:bg-primary-soft-hover'
