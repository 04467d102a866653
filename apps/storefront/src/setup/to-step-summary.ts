import type { Words } from '@comanda/i18n/areas'
import type { Language } from '@comanda/i18n/languages'
import { toAddressLine } from '@comanda/rules/cart/address-line'
import type { SetupStep } from '@comanda/rules/modes/mode-rules'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { type DaySpeech, toDayLabel } from '../parts/to-day-label.ts'
import type { SetupWork } from './use-setup-work.ts'

type Moment = Pick<SetupWork, 'draft' | 'store' | 'venues'>

interface SummarySpeech {
  readonly words: Words<'setup'>
  readonly language: Language
}

/** What was chosen in a step, in a few words. */
export function toStepSummary(
  step: SetupStep,
  work: Moment & Pick<SetupWork, 'delivery'>,
  { words, language }: SummarySpeech,
): string | null {
  const { draft, store, delivery } = work
  switch (step) {
    case 'mode':
      return draft.mode === null ? null : words.modes[draft.mode]
    case 'address':
      return delivery.address && toAddressLine(delivery.address)
    case 'store':
      return store?.name ?? null
    default:
      return toMoment(work, { words: words.setup, language })
  }
}

/** «hoy, 13:50». */
function toMoment({ draft, store, venues }: Moment, speech: DaySpeech): string | null {
  if (draft.date === null || draft.time === null || store === null || venues === null) return null
  const { date: today } = toStoreMoment(venues.clock(), store.timeZone)
  return `${toDayLabel(draft.date, today, speech)}, ${formatMinute(draft.time)}`
}
