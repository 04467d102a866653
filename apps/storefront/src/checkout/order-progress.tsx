import type { FollowedOrder } from '@comanda/contract/entities/followed-order'
import { toShownStatus } from '@comanda/rules/order/shown-status'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'

interface OrderProgressProps {
  readonly order: Pick<FollowedOrder, 'status' | 'steps' | 'mode' | 'isOut'>
}

/** Its steps on one line from the first to the last: ticked, reached, and still to come. */
export function OrderProgress({ order: { status, steps, mode, isOut } }: OrderProgressProps) {
  const words = useWords('checkout').status
  const reached = steps.indexOf(status)
  return (
    <ol aria-label={words.title}>
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={step === status ? 'step' : undefined}
          className={classNames(
            'relative flex min-h-12 items-center gap-4',
            // The line to the step above.
            at > 0 && 'before:absolute before:bottom-[calc(50%+1rem)] before:left-[0.9375rem] before:h-4 before:w-0.5',
            at > 0 && (at <= reached ? 'before:bg-primary' : 'before:bg-line'),
            at === reached ? 'text-xl font-extrabold' : at > reached && 'text-muted',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'relative inline-flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-bold',
              at <= reached ? 'bg-primary text-on-primary' : 'border-2 border-line bg-surface',
              at === reached && 'ring-4 ring-primary-soft',
            )}
          >
            {at < reached && '✓'}
            {at === reached && <span className="size-3 animate-pulse rounded-full bg-on-primary" />}
          </span>
          {words.labels[toShownStatus(step, mode, isOut)]}
        </li>
      ))}
    </ol>
  )
}
