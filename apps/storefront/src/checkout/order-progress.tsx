import type { ToldOrder } from '@comanda/contract/entities/told-order'
import { toShownStatus } from '@comanda/rules/cart/shown-status'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { shownSteps } from './order-looks.ts'

interface OrderProgressProps {
  readonly order: Pick<ToldOrder, 'status' | 'mode' | 'isOut'>
}

/** The five steps, and the one that is reached. */
export function OrderProgress({ order: { status, mode, isOut } }: OrderProgressProps) {
  const words = useWords('checkout').status
  const reached = (shownSteps as readonly string[]).indexOf(status)
  return (
    <ol aria-label={words.title} className="grid gap-1">
      {shownSteps.map((step, at) => (
        <li
          key={step}
          aria-current={step === status ? 'step' : undefined}
          className={classNames(
            'flex min-h-11 items-center gap-3',
            at === reached ? 'font-extrabold' : at > reached && 'text-muted',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'size-4 rounded-full border-2',
              at <= reached ? 'border-primary bg-primary' : 'border-muted',
            )}
          />
          {words.labels[toShownStatus(step, mode, isOut)]}
        </li>
      ))}
    </ol>
  )
}
