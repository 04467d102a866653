import { holdMinutes } from '@comanda/rules/booking/check-booking'
import type { Cents } from '@comanda/rules/money/cents'
import type { Store } from '@comanda/rules/venue/store'
import { usePrice, useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'

interface DepositBlockProps {
  readonly store: Store
  readonly party: number
  readonly deposit: Cents
}

/** The amount, its purpose, and when it is paid back (BOOKING-013, BOOKING-028). */
export function DepositBlock({ store, party, deposit }: DepositBlockProps) {
  const { booking: words } = useWords('booking')
  const format = usePrice()
  const rule = store.booking.deposit
  return (
    <section className="mt-5 rounded-card border-2 border-primary p-4">
      <Heading level={3} look="block" className="flex flex-wrap items-baseline justify-between gap-2">
        {words.deposit(format(deposit))}
        {rule?.kind === 'by-person' && (
          <span className="text-sm font-normal text-muted">
            {format(rule.amount)} × {words.people(party)}
          </span>
        )}
      </Heading>
      <p className="mt-1 text-pretty">
        {words.depositText} {words.depositFree(store.booking.freeHours)}
      </p>
      <p className="mt-1 text-sm text-muted">{words.heldFor(holdMinutes)}</p>
    </section>
  )
}
