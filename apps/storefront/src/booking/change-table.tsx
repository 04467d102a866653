import { changeBooking } from '@comanda/contract/calls/own-booking'
import type { KeptBooking } from '@comanda/contract/entities/kept-booking'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { type BookingDraft, resumeBooking } from '@comanda/rules/booking/booking-draft'
import { planDeposit } from '@comanda/rules/booking/change-booking'
import type { Store } from '@comanda/rules/venue/store'
import { useRead } from '@comanda/screen/use-read'
import { usePrice, useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { useState } from 'react'
import { call } from '../state/client.ts'
import { openClock } from '../state/store-clock.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { FindTable } from './find-table.tsx'
import { readBookableStores } from './read-booking.ts'
import { payDeposit } from './start-deposit.ts'
import { Trouble } from './trouble.tsx'

interface ChangeTableProps {
  readonly kept: KeptBooking
  readonly secret: string | null
  readonly onBack: () => void
  readonly onChanged: () => void
}

/** Another day, hour or party, chosen as the first was, with what it does to the deposit beside the button. */
export function ChangeTable(props: ChangeTableProps) {
  const { booking: words } = useWords('booking')
  const stores = useRead('stores', readBookableStores)
  if (stores.state === 'failed' || stores.state === 'refused') return <Trouble reads={[stores]} />
  const store = stores.state === 'ready' ? stores.value.find(({ id }) => id === props.kept.storeId) : undefined
  return (
    <section className="mx-auto max-w-[1024px] px-4 py-8">
      <Heading level={1} look="page">
        {words.changeTitle}
      </Heading>
      <div data-page className="mt-5 rounded-card bg-surface p-6 shadow-card">
        {store ? <Change {...props} store={store} /> : <p role="status">{words.loading}</p>}
      </div>
    </section>
  )
}

function Change({ kept, secret, store, onBack, onChanged }: ChangeTableProps & { readonly store: Store }) {
  const { booking: words } = useWords('booking')
  const format = usePrice()
  const [draft, setDraft] = useState<BookingDraft>({ ...resumeBooking(kept), step: 'find' })
  const [round, setRound] = useState(0)
  const clock = useRead('clock', openClock)
  const { isSending, send } = useTellingSend(words.notChanged)
  const isFree = clock.state === 'ready' && clock.value() <= kept.freeUntil
  const party = draft.party ?? kept.party
  const { due, back } = planDeposit({ settings: store.booking, booking: kept, party, isFree })

  async function save(): Promise<void> {
    const { resourceId, sittingId, date, at } = draft
    if (resourceId === null || sittingId === null || date === null || at === null) return
    const wish = { resourceId, sittingId, date, at, party }
    const reply = await send(async () => {
      const changed = await call(changeBooking, { bookingId: kept.id, key: secret, wish })
      if (isRefusal(changed)) return loseHour(changed)
      const { attempt, merchantOrder, due: shown } = changed
      if (attempt === null || merchantOrder === null) return changed
      return payDeposit({
        store,
        merchantOrder,
        shown,
        pending: { kind: 'change', attempt, toPay: null, id: kept.id, secret, wish },
      })
    })
    if (reply !== undefined) onChanged()
  }

  /** Others may have taken the hour meanwhile: what is offered is asked for again. */
  function loseHour(refusal: ToldRefusal): ToldRefusal {
    setRound((before) => before + 1)
    return refusal
  }

  return (
    <FindTable
      store={store}
      draft={draft}
      onBack={onBack}
      round={round}
      isCompact={false}
      own={kept}
      onDraft={setDraft}
      onNext={save}
      ending={{
        label: due > 0 ? words.payChange(format(due)) : words.saveChange,
        note: due > 0 ? words.changeDue(format(due)) : back > 0 ? words.changeBack(format(back)) : '',
        isSending,
      }}
    />
  )
}
