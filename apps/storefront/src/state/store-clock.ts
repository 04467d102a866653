import type { Instant } from '@comanda/rules/time/calendar'
import { instant } from '@comanda/rules/time/store-moment'

type Clock = () => Instant
let asked: Promise<Clock> | undefined

/** The server's clock, asked once per page: phones are often wrong, and a dish is sold by the venue's time. */
export function openClock(): Promise<Clock> {
  asked ??= import('./visit.ts')
    .then(({ openVisit }) => openVisit())
    .then(
      ({ now }): Clock =>
        () =>
          instant(Math.round(now())),
    )
    .catch((): Clock => {
      asked = undefined
      return () => instant(Date.now())
    })
  return asked
}
