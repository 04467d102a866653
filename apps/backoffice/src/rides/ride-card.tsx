import { usePrice, useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { useMoments } from '../parts/use-moments.ts'
import type { Ride } from './ride-things.ts'

/** Where it goes and what is owed, at one look; the whole card opens it. */
export function RideCard({ ride, onOpen }: { readonly ride: Ride; readonly onOpen: () => void }) {
  const { rides: words } = useWords('rides')
  const price = usePrice()
  const { hour } = useMoments()
  const { number, address, zone, promisedAt, owed, outAt } = ride
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        'grid min-h-24 w-full cursor-pointer gap-1 rounded-card bg-surface p-4 text-left shadow-card',
        outAt !== null && 'ring-2 ring-text',
      )}
    >
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-extrabold">{words.order(number)}</span>
        {promisedAt !== null && <span className="tabular-nums">{words.promised(hour(promisedAt))}</span>}
      </span>
      <span className="text-xl font-bold text-pretty break-words">{address}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-muted">
        <span>{outAt === null ? words.waiting : words.outSince(hour(outAt))}</span>
        <span>{zone === '' ? words.noZone : zone}</span>
      </span>
      <span className="font-bold tabular-nums">{owed > 0 ? words.owed(price(owed)) : words.paid}</span>
    </button>
  )
}
