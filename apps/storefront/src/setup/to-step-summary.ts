import type { SetupStep } from '@comanda/rules/modes/mode-rules'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { toAddressLine } from './to-address-line.ts'
import { toDayLabel } from './to-day-label.ts'
import type { SetupWork } from './use-setup-work.ts'

/** What was settled in a step, in a few words. */
export function toStepSummary(step: SetupStep, work: SetupWork): string | null {
  const { draft, store, venues, words } = work
  switch (step) {
    case 'mode':
      return draft.mode === null ? null : words.modes[draft.mode]
    case 'address': {
      const address = draft.usesDefaultAddress ? venues?.defaultAddress?.address : draft.address
      return address ? toAddressLine(address) : null
    }
    case 'store':
      return store?.name ?? null
    default:
      return toMoment(work)
  }
}

/** «hoy, 13:50». */
export function toMoment({ draft, store, venues, words, language }: SetupWork): string | null {
  if (draft.date === null || draft.time === null || store === null || venues === null) return null
  const { date: today } = toStoreMoment(venues.clock(), store.timeZone)
  return `${toDayLabel(draft.date, today, { words: words.setup, language })}, ${formatMinute(draft.time)}`
}
