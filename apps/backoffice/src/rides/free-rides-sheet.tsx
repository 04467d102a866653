import { groupByZone } from '@comanda/rules/rides/group-by-zone'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { Sheet } from '@comanda/ui/sheet'
import { useMoments } from '../parts/use-moments.ts'
import type { FreeRide } from './ride-things.ts'
import type { RideActs } from './use-ride-acts.ts'

interface FreeRidesSheetProps {
  readonly free: readonly FreeRide[]
  readonly acts: RideActs
  readonly onClose: () => void
}

/** The deliveries that nobody brings yet, by zone, so that one takes together what goes the same way. */
export function FreeRidesSheet({ free, acts, onClose }: FreeRidesSheetProps) {
  const { rides: words, common } = useWords('rides', 'common')
  const { hour } = useMoments()
  return (
    <Sheet title={words.freeTitle} closeLabel={common.close} isOpen onClose={onClose} width={550}>
      <div className="grid gap-6">
        {free.length === 0 && <p className="text-pretty text-muted">{words.noneFree}</p>}
        {groupByZone(free).map(({ zone, deliveries }) => (
          <section key={zone} aria-label={zone === '' ? words.noZone : zone} className="grid gap-2">
            <div className="flex items-center justify-between gap-3">
              <Heading level={3} look="block">
                {zone === '' ? words.noZone : zone}
              </Heading>
              {deliveries.length > 1 && (
                <Button look="soft" size="large" disabled={acts.isHeld} onClick={() => acts.claim(deliveries)}>
                  {words.claimAll(deliveries.length)}
                </Button>
              )}
            </div>
            {deliveries.map((ride) => (
              <div key={ride.orderId} className="flex items-center justify-between gap-3">
                <p className="grid">
                  <span className="text-lg font-bold">{words.order(ride.number)}</span>
                  {ride.promisedAt !== null && (
                    <span className="text-muted tabular-nums">{words.promised(hour(ride.promisedAt))}</span>
                  )}
                </p>
                <Button
                  size="large"
                  disabled={acts.isHeld}
                  onClick={() => acts.claim([ride])}
                  aria-label={words.claimOrder(ride.number)}
                >
                  {words.claim}
                </Button>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Sheet>
  )
}
