import type { KeptBooking } from '@comanda/contract/entities/kept-booking'
import { formatMoment } from '@comanda/i18n/format-moment'
import { useRead } from '@comanda/screen/use-read'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { openClock } from '../state/store-clock.ts'
import { readBookableStores } from './read-booking.ts'

/**
 * The sum that was paid in advance, until when it comes back, and how far the money that goes back has come. Nothing
 * where none was.
 */
export function DepositState({ kept }: { readonly kept: KeptBooking }) {
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const format = usePrice()
  const clock = useRead('clock', openClock)
  const stores = useRead('stores', readBookableStores)
  const { deposit, refunds, state, isOpen, freeUntil, callOffReason } = kept
  const isFree = clock.state !== 'ready' || clock.value() <= freeUntil
  const zone = stores.state === 'ready' ? stores.value.find(({ id }) => id === kept.storeId)?.timeZone : undefined
  const isOver = state === 'cancelled' || state === 'no-show'
  const isKept = isOver && deposit > 0 && refunds.asked + refunds.done + refunds.failed === 0
  // Only whoever cancelled too late themselves is told about the time that was over.
  const isTooLate = state === 'cancelled' && callOffReason === null
  const lines = [
    !isOver && deposit > 0 && words.depositPaid(format(deposit)),
    isOpen && deposit > 0 && isFree && zone && words.freeUntil(formatMoment(freeUntil, language, zone)),
    isOpen && deposit > 0 && !isFree && words.freeOver,
    isKept && (isTooLate ? words.depositKept(format(deposit)) : words.depositStays(format(deposit))),
    refunds.asked > 0 && words.refundAsked(format(refunds.asked)),
    refunds.done > 0 && words.refundDone(format(refunds.done)),
    refunds.failed > 0 && words.refundFailed(format(refunds.failed)),
  ].filter((line) => typeof line === 'string')
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-1 text-pretty rounded-card bg-sunken p-4">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
