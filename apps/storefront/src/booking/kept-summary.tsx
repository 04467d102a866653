import type { KeptBooking } from '@comanda/contract/entities/kept-booking'
import { formatMinute } from '@comanda/rules/time/minute'
import { useWords } from '@comanda/screen/words'
import { useDayName } from '../parts/use-day-name.ts'
import { Reference } from './reference.tsx'

/** Where, when and how many. */
export function KeptSummary({ kept }: { readonly kept: KeptBooking }) {
  const { booking: words } = useWords('booking')
  const nameDay = useDayName(kept.storeId)
  return (
    <div className="grid gap-3 rounded-card bg-surface p-5 shadow-card">
      <p className="text-balance text-lg font-bold">
        {words.summary(nameDay(kept.date), kept.party, formatMinute(kept.at))}
      </p>
      <p className="text-muted">{[kept.storeName, kept.zone].filter(Boolean).join(' · ')}</p>
      <Reference reference={kept.reference} />
    </div>
  )
}
