import type { StepState } from '@comanda/rules/setup/setup-dialog'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { Heading } from '@comanda/ui/heading'
import { VisuallyHidden } from '@comanda/ui/visually-hidden'

interface SetupStepProps {
  readonly number: number
  readonly state: StepState
  readonly title: string
  /** The choice in this step, once it is known. */
  readonly summary: string | null
  readonly onEdit: () => void
  readonly className?: string
}

/** One line: its number, or a tick once it is done, and what was answered. A line with an answer is as high as one that is asked. */
export function SetupStep({ number, state, title, summary, onEdit, className }: SetupStepProps) {
  const { setup } = useWords('setup')
  const isCurrent = state.state === 'current'
  const isComplete = state.state === 'complete'
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        'flex items-start gap-3 py-1',
        state.state === 'ahead' ? 'min-h-10' : 'min-h-15',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'inline-flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-bold tabular-nums',
          isComplete && 'bg-primary-soft text-on-primary-soft',
          isCurrent && 'bg-primary text-on-primary',
          state.state === 'ahead' && 'bg-sunken text-muted',
        )}
      >
        {isComplete ? '✓' : number}
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <Heading
          level={3}
          look="row"
          className={classNames(summary && 'text-sm font-normal', (summary || state.state === 'ahead') && 'text-muted')}
        >
          {title}
          {isComplete && <VisuallyHidden>{` – ${setup.stepDone}`}</VisuallyHidden>}
        </Heading>
        {summary && <p className="text-pretty font-bold leading-tight first-letter:uppercase">{summary}</p>}
      </div>
      {isComplete && state.canEdit && (
        <button
          type="button"
          aria-label={setup.changeStep(title)}
          onClick={onEdit}
          className="-mr-3 inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full px-3 text-sm font-bold text-primary-text hover:bg-sunken"
        >
          {setup.change}
        </button>
      )}
    </li>
  )
}
