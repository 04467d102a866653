import type { ReplyOf } from '@comanda/contract/call'
import type { showRides } from '@comanda/contract/calls/staff/rides'
import type { OrderId, StoreId } from '@comanda/rules/ids'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useState } from 'react'
import { BoardScreen } from '../boards/board-screen.tsx'
import { StoreScreen } from '../parts/store-screen.tsx'
import { useWorker } from '../parts/worker.ts'
import { FreeRidesSheet } from './free-rides-sheet.tsx'
import { RideCard } from './ride-card.tsx'
import { RideSheet } from './ride-sheet.tsx'
import { ridesBoard } from './ride-things.ts'
import { useRideActs } from './use-ride-acts.ts'

/** A rider's phone: only what they bring themselves, and what nobody brings yet (DAY-104). */
export function Component() {
  // The words for taking money come along: at a door the network may be away.
  const { rides: words } = useWords('rides', 'floor')
  return (
    <StoreScreen words={words} isNarrow>
      {(storeId) => <Rides key={storeId} storeId={storeId} />}
    </StoreScreen>
  )
}

function Rides({ storeId }: { readonly storeId: StoreId }) {
  // Riders may share a phone, and each finds their own on it.
  const rider = String(useWorker().person?.staffId ?? '')
  return (
    <BoardScreen kind={ridesBoard} storeId={storeId} asked={{ storeId }} part={rider}>
      {({ reply }) => <RideList {...reply} />}
    </BoardScreen>
  )
}

function RideList({ rides, free, pouch }: ReplyOf<typeof showRides>) {
  const { rides: words } = useWords('rides')
  const price = usePrice()
  const acts = useRideActs()
  const [opened, setOpened] = useState<OrderId | 'free' | null>(null)
  const close = () => setOpened(null)
  const here = rides.filter(({ outAt }) => outAt === null)
  const ride = rides.find(({ orderId }) => orderId === opened)
  return (
    <>
      <section aria-label={words.mine} className="grid gap-3 pb-44">
        {rides.length === 0 && <p className="text-lg text-muted">{words.none}</p>}
        {rides.map((one) => (
          <RideCard key={one.orderId} ride={one} onOpen={() => setOpened(one.orderId)} />
        ))}
      </section>
      <div className="fixed inset-x-0 bottom-16 z-10 grid gap-2 border-t border-line bg-surface p-4 md:bottom-0 md:left-18 lg:left-64">
        {pouch > 0 && <p className="font-bold tabular-nums">{words.pouch(price(pouch))}</p>}
        <div className="flex gap-2 *:flex-1">
          <Button look={here.length > 0 ? 'soft' : 'primary'} size="large" onClick={() => setOpened('free')}>
            {words.free(free.length)}
          </Button>
          {here.length > 0 && (
            <Button size="large" disabled={acts.isHeld} onClick={() => acts.leave(here)}>
              {here.length === 1 ? words.leave : words.leaveAll(here.length)}
            </Button>
          )}
        </div>
      </div>
      {opened === 'free' && <FreeRidesSheet free={free} acts={acts} onClose={close} />}
      {ride && <RideSheet ride={ride} acts={acts} onClose={close} />}
    </>
  )
}
