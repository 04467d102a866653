import type { ReplyOf } from '@comanda/contract/call'
import { findCaller } from '@comanda/contract/calls/staff/telephone'
import { toPhoneKey } from '@comanda/rules/customer/phone'
import type { StoreId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useMoments } from '../parts/use-moments.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'

export type KnownCaller = NonNullable<ReplyOf<typeof findCaller>['caller']>

interface KnownCallerProps {
  readonly storeId: StoreId
  readonly phone: string
  readonly onTake: (caller: KnownCaller) => void
  readonly onRepeat: (caller: KnownCaller) => void
}

/** Who calls, for whoever may see customers: name, address and what they had last are one press away (DAY-220). */
export function KnownCallerOffer({ storeId, phone, onTake, onRepeat }: KnownCallerProps) {
  const { telephone: words } = useWords('telephone')
  const { moment } = useMoments()
  const mayKnow = mayOpen(useWorker(), findCaller.right)
  const key = toPhoneKey(phone)
  const read = useRead(mayKnow && key !== undefined ? `caller ${storeId} ${key}` : null, () =>
    call(findCaller, { storeId, phone }),
  )
  const caller = read.state === 'ready' ? read.value.caller : null
  if (caller === null) return null
  const { name, address, last } = caller
  return (
    <section aria-label={words.known} className="grid gap-2 rounded-card bg-sunken p-4">
      <p className="text-lg font-bold">{name}</p>
      {address && (
        <p>{[`${address.street} ${address.number}`, address.floor, address.postalCode].filter(Boolean).join(', ')}</p>
      )}
      <p className="text-muted">
        {words.lastOrder(moment(last.placedAt))}{' '}
        {last.lines.map((line) => `${line.quantity} × ${line.name}`).join(', ')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => onRepeat(caller)}>
          {words.usual}
        </Button>
        <Button look="soft" onClick={() => onTake(caller)}>
          {words.takeData}
        </Button>
      </div>
    </section>
  )
}
