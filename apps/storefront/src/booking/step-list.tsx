import { type BookingStep, bookingSteps } from '@comanda/rules/booking/booking-draft'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'

/** «Elige», «Encuentra», «Confirma», with the current step marked (BOOKING-001). */
export function StepList({ step }: { readonly step: BookingStep }) {
  const { booking: words } = useWords('booking')
  const reached = bookingSteps.indexOf(step)
  return (
    <ol aria-label={words.stepsLabel} className="grid grid-cols-3 gap-2">
      {bookingSteps.map((name, index) => (
        <li
          key={name}
          aria-current={name === step ? 'step' : undefined}
          className={classNames(
            'border-t-4 pt-2 text-sm',
            index <= reached ? 'border-primary' : 'border-line',
            name === step ? 'font-bold' : 'text-muted',
          )}
        >
          {words.steps[name]}
        </li>
      ))}
    </ol>
  )
}
