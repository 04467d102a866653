import type { Words } from '@comanda/i18n/areas'
import type { Language } from '@comanda/i18n/languages'
import type { SetupStep } from '@comanda/rules/modes/mode-rules'
import { toAddressLine } from '@comanda/rules/setup/address-line'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { toDayLabel } from '../parts/to-day-label.ts'
import type { SetupWork } from './use-setup-work.ts'

type Moment = Pick<SetupWork, 'draft' | 'store' | 'venues'>

interface SummarySpeech {
  readonly words: Words<'setup' | 'catalogue'>
  readonly language: Language
}

/** The choice of a step, in a few words. */
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
      return toMoment(work, { words, language })
  }
}

/** «hoy a las 13:50». */
function toMoment({ draft, store, venues }: Moment, { words, language }: SummarySpeech): string | null {
  if (draft.date === null || draft.time === null || store === null || venues === null) return null
  const { date: today } = toStoreMoment(venues.clock(), store.timeZone)
  const day = toDayLabel(draft.date, today, { words: words.setup, language })
  return words.serving.at(day, formatMinute(draft.time))
}
