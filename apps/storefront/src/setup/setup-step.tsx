import type { StepState } from '@comanda/rules/cart/setup-dialog'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { Heading } from '@comanda/ui/heading'
import { VisuallyHidden } from '@comanda/ui/visually-hidden'
import type { ReactNode } from 'react'

interface SetupStepProps {
  readonly number: number
  readonly state: StepState
  readonly isLast: boolean
  readonly title: string
  /** What was chosen in this step, once it is done. */
  readonly summary: string | null
  readonly onEdit: () => void
  readonly children: ReactNode
}

/** One step: its number, or a tick once it is done; only the current one is open. */
export function SetupStep({ number, state, isLast, title, summary, onEdit, children }: SetupStepProps) {
  const { setup } = useWords('setup')
  const isCurrent = state.state === 'current'
  const isComplete = state.state === 'complete'
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="relative pb-5 pl-12 last:pb-2">
      {!isLast && (
        <span
          aria-hidden="true"
          className={classNames('absolute top-9 bottom-0 left-[17px] w-0.5 bg-line', isCurrent && 'max-sm:hidden')}
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'absolute left-0 inline-flex size-9 items-center justify-center rounded-full font-bold tabular-nums',
          isComplete && 'bg-primary-soft text-on-primary-soft',
          isCurrent && 'bg-primary text-on-primary',
          state.state === 'ahead' && 'bg-sunken text-muted',
        )}
      >
        {isComplete ? '✓' : number}
      </span>
      <div className="flex min-h-9 items-start justify-between gap-3">
        <div className="min-w-0 pt-1">
          <Heading
            level={3}
            look="row"
            tabIndex={-1}
            className={classNames('outline-none', state.state === 'ahead' && 'text-muted')}
          >
            {title}
            {isComplete && <VisuallyHidden>{` – ${setup.stepDone}`}</VisuallyHidden>}
          </Heading>
          {summary && <p className="text-sm text-muted">{summary}</p>}
        </div>
        {isComplete && state.canEdit && (
          <button
            type="button"
            aria-label={setup.changeStep(title)}
            onClick={onEdit}
            className="-my-1 inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full px-3 text-sm font-bold text-primary-text hover:bg-sunken"
          >
            {setup.change}
          </button>
        )}
      </div>
      {isCurrent && <div className="-ml-12 mt-3 sm:ml-0">{children}</div>}
    </li>
  )
}
