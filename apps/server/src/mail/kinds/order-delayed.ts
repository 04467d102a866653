import { formatDay } from '@comanda/i18n/format-day'
import { toPromiseText } from '@comanda/i18n/promise-text'
import type { PromisedTime } from '@comanda/rules/order/promised-time'
import type { MailKind } from '../mail-kind.ts'
import { toFacts } from '../mail-part.ts'

export interface DelayFacts {
  readonly name: string
  readonly number: number
  /** How much later than was said last. */
  readonly minutes: number
  /** The new promise; without an hour none is named. */
  readonly promised: PromisedTime | null
}

export const orderDelayed: MailKind<DelayFacts> = {
  subject: ({ number, minutes }, { words, site }) => words.order.delayedSubject(site, number, minutes),
  title: ({ number }, { words }) => words.order.delayedTitle(number),
  parts: ({ name, minutes, promised }, { words, screens, language }) => [
    { kind: 'text', text: words.hello(name) },
    { kind: 'text', text: words.order.delayed(minutes) },
    ...(promised === null || promised.kind === 'soon'
      ? []
      : [
          toFacts([
            [
              words.order.when,
              toPromiseText(promised, {
                words: screens.status,
                nameDay: (date) => formatDay(date, language, 'said'),
              }),
            ],
          ]),
        ]),
  ],
}
