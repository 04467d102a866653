import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.tsx'

/** What its head says by colour; the words in it say it too. */
export type TicketTone = 'rest' | 'next' | 'ready' | 'soon' | 'late'

const tones: Readonly<Record<TicketTone, string>> = {
  rest: 'bg-sunken text-text',
  next: 'bg-primary-soft text-on-primary-soft',
  ready: 'bg-ready-soft text-on-ready-soft',
  soon: 'bg-soon text-on-soon',
  late: 'bg-late text-on-late',
}

export interface TicketProps {
  readonly id?: string
  /** What a listener is told that it is. */
  readonly label: string
  /** The number or the table that it is called by: the largest thing on it. */
  readonly hero: ReactNode
  /** The one figure beside it, such as its minutes. */
  readonly figure?: ReactNode
  /** A button at the end of the head. */
  readonly corner?: ReactNode
  /** The lines below them, still in the head. */
  readonly facts?: ReactNode
  readonly tone?: TicketTone
  /** A key or a finger has chosen it. */
  readonly isChosen?: boolean
  /** A press on its head or on its lines. */
  readonly press?: HTMLAttributes<HTMLDivElement>
  readonly className?: string
  readonly children: ReactNode
  /** What can be done with all of it. */
  readonly foot?: ReactNode
}

/** A slip torn from a roll: a perforated head with whose it is, then its lines, then what can be done. */
export function Ticket(props: TicketProps) {
  const {
    id,
    label,
    hero,
    figure,
    corner,
    facts,
    tone = 'rest',
    isChosen = false,
    press,
    className,
    children,
    foot,
  } = props
  return (
    <article
      id={id}
      aria-label={label}
      tabIndex={-1}
      className={classNames(
        // What changes in one is drawn without looking at the others.
        'contain-content touch-manipulation overflow-hidden rounded-b-lg bg-surface ring-1 ring-line select-none',
        isChosen && 'outline-4 outline-offset-2 outline-focus',
        className,
      )}
    >
      <div {...press}>
        <header
          className={classNames('ticket-head relative grid gap-1 py-2 pl-3', corner ? 'pr-11' : 'pr-3', tones[tone])}
        >
          <div className="flex items-baseline justify-between gap-3">
            <h2 className="ticket-hero min-w-0 font-extrabold [overflow-wrap:anywhere]">{hero}</h2>{' '}
            {figure !== undefined && (
              <span className="ticket-figure shrink-0 font-extrabold tabular-nums">{figure}</span>
            )}
          </div>
          {facts}
          {corner && <div className="absolute inset-y-0 right-0 grid w-11">{corner}</div>}
        </header>
        {children}
      </div>
      {foot !== undefined && <footer className="flex flex-wrap gap-2 px-3 pb-3 empty:hidden">{foot}</footer>}
    </article>
  )
}
