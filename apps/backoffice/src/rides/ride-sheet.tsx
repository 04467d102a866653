import { takeDoorMoney } from '@comanda/contract/calls/staff/rides'
import { tell } from '@comanda/screen/toasts'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { call } from '../state/client.ts'
import { type MoneyOwed, TakeMoney } from '../till/take-money.tsx'
import { TakingWays } from '../till/taking-ways.tsx'
import type { Ride } from './ride-things.ts'
import type { RideActs } from './use-ride-acts.ts'

interface RideSheetProps {
  readonly ride: Ride
  readonly acts: RideActs
  readonly onClose: () => void
}

/** One delivery: who waits for it and where; below, where a thumb reaches, the one next step. */
export function RideSheet({ ride, acts, onClose }: RideSheetProps) {
  const { rides: words, common } = useWords('rides', 'common')
  const [taking, setTaking] = useState<MoneyOwed | null>(null)
  const { orderId, version, number, owed, outAt } = ride
  const back = () => setTaking(null)
  return (
    <Sheet title={words.order(number)} closeLabel={common.close} isOpen onClose={onClose} width={550}>
      {taking !== null ? (
        <TakeMoney owed={taking} onBack={back} onClose={back} />
      ) : (
        <div className="grid gap-4">
          <RideFacts ride={ride} />
          {outAt === null && (
            <Button size="large" disabled={acts.isHeld} onClick={() => acts.leave([ride])}>
              {words.leave}
            </Button>
          )}
          {outAt !== null && owed > 0 && !acts.isHeld && (
            <TakingWays
              onChoose={(by) => {
                const of = words.order(number)
                setTaking({ of, by, amount: owed, take: (sums) => call(takeDoorMoney, { orderId, version, ...sums }) })
              }}
            />
          )}
          {outAt !== null && owed === 0 && (
            <Button
              size="large"
              disabled={acts.isHeld}
              onClick={async () => {
                if (!(await acts.deliver(ride))) return
                tell(words.delivered(number))
                onClose()
              }}
            >
              {words.deliver}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  )
}

function RideFacts({ ride }: { readonly ride: Ride }) {
  const { rides: words } = useWords('rides')
  const price = usePrice()
  const { name, phone, address, notes, lines, owed, paysBy, handsOver } = ride
  // A placed order is never edited, so a dish is known by its place.
  const dishes = lines.map((line, at) => ({ ...line, at }))
  return (
    <>
      <p className="grid gap-1">
        <span className="text-2xl font-extrabold text-pretty break-words">{address}</span>
        <span className="text-lg break-words">{name}</span>
      </p>
      {notes !== '' && <p className="rounded-2xl bg-sunken px-3 py-2 font-bold text-pretty">{notes}</p>}
      <ul className="grid gap-1">
        {dishes.map(({ at, quantity, name: dish }) => (
          <li key={at} className="flex gap-2">
            <span className="font-extrabold tabular-nums">{quantity} ×</span>
            <span className="min-w-0">{dish}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-1 tabular-nums">
        <p className="text-xl font-extrabold">
          {owed > 0 ? words.owed(price(owed)) : words.paid}
          {owed > 0 && paysBy !== null && <span className="font-normal"> · {words.paysBy[paysBy]}</span>}
        </p>
        {owed > 0 && handsOver !== null && <p>{words.handsOver(price(handsOver))}</p>}
      </div>
      {phone !== '' && (
        <a
          href={`tel:${phone}`}
          className="inline-flex min-h-12 items-center justify-center rounded-full border border-muted px-6 font-bold"
        >
          {words.call(phone)}
        </a>
      )}
    </>
  )
}
