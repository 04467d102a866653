import type { PromisedTime } from '@comanda/rules/order/promised-time'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import type { CheckoutWords } from './dictionaries/checkout/es.ts'

interface PromiseSpeech {
  readonly words: Pick<CheckoutWords['status'], 'soon' | 'at' | 'soonest'>
  readonly nameDay: (date: IsoDate) => string
}

/** What was promised, in the words that the checkout, the order's page and its mail share (F-228). */
export function toPromiseText(promised: PromisedTime, { words, nameDay }: PromiseSpeech): string {
  if (promised.kind === 'soon') return words.soon
  const day = nameDay(promised.date)
  const from = formatMinute(promised.from)
  return promised.kind === 'chosen' ? words.at(day, from) : words.soonest(day, from, formatMinute(promised.to))
}
