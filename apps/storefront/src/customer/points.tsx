import { getBonusPoints } from '@comanda/contract/calls/customer'
import { formatMoment } from '@comanda/i18n/format-moment'
import { defaultTimeZone } from '@comanda/rules/time/store-moment'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { call } from '../state/client.ts'
import { useOwn } from './use-own.ts'

/** Receipts with points, for the few who have any (API-029). They may come later, or not at all. */
export function Points() {
  const words = useWords('customer').accountPage
  const language = useLanguage()
  const price = usePrice()
  const own = useOwn('points', (customerId) => call(getBonusPoints, { customerId }))
  if (own.state !== 'ready' || own.value.length === 0) return null
  return (
    <section className="grid gap-3">
      <Heading level={2} look="part">
        {words.points}
      </Heading>
      <ul className="grid gap-3 sm:grid-cols-2">
        {own.value.map(({ id, code, pointsRemaining, expiresAt, hasExpired }) => (
          <li key={id} className="rounded-card bg-surface p-4 shadow-card">
            <p className="font-bold tabular-nums">{code}</p>
            <p className={hasExpired ? 'text-muted' : 'text-lg font-extrabold'}>
              {hasExpired ? words.expired : words.pointsLeft(price(pointsRemaining))}
            </p>
            {!hasExpired && (
              <p className="text-sm text-muted">
                {words.pointsUntil(formatMoment(expiresAt, language, defaultTimeZone))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
