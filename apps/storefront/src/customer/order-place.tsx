import type { PlacedOrder } from '@comanda/contract/entities/placed-order'
import { formatDay } from '@comanda/i18n/format-day'
import { toDoorLine } from '@comanda/rules/setup/address-line'
import { formatMinute } from '@comanda/rules/time/minute'
import { useLanguage, useWords } from '@comanda/screen/words'

/** How, where and when the order was to be handed over. */
export function OrderPlace({ order: { mode, storeName, setup, notes } }: { readonly order: PlacedOrder }) {
  const { accountPage: words, modes, serving } = useWords('customer', 'catalogue')
  const language = useLanguage()
  const { address, date, time, asSoonAsPossible } = setup
  const when =
    asSoonAsPossible || date === null || time === null
      ? null
      : serving.at(formatDay(date, language, 'said'), formatMinute(time))
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-card bg-surface p-4 shadow-card sm:grid-cols-2 md:p-5">
      <Fact title={modes[mode]}>
        {storeName}
        {when && <span className="block text-muted">{when}</span>}
      </Fact>
      {address && (
        <Fact title={words.deliveredTo}>
          {toDoorLine(address)}
          <span className="block text-muted">
            {address.postalCode} {address.city}
          </span>
        </Fact>
      )}
      {notes && <Fact title={words.orderNotes}>{notes}</Fact>}
    </dl>
  )
}

function Fact({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="text-pretty font-bold">{children}</dd>
    </div>
  )
}
