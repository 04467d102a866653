import type { PlacedOrder } from '@comanda/contract/entities/placed-order'
import { toDateTag } from '@comanda/i18n/format-day'
import type { Cents } from '@comanda/rules/money/cents'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'

/** The sums that were added to the dishes or taken off, the total, and the tax in it. */
export function OrderSums({ order, lines }: { readonly order: PlacedOrder; readonly lines: Cents }) {
  const { accountPage: words, dish, frame } = useWords('customer', 'dish')
  const language = useLanguage()
  const price = usePrice()
  const percent = new Intl.NumberFormat(toDateTag(language), { maximumFractionDigits: 2 })
  return (
    <dl className="grid gap-2 rounded-card bg-surface p-4 shadow-card md:p-5">
      {order.parts.length > 0 && <Sum name={words.dishes} amount={price(lines)} />}
      {order.parts.map(({ kind, label, amount }) => (
        <Sum
          key={`${kind} ${label?.base} ${amount}`}
          name={label === null ? dish.price[kind] : `${dish.price[kind]} · ${readText(label, language)}`}
          amount={price(amount)}
        />
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-xl font-extrabold">
        <dt>
          {frame.total} <span className="text-sm font-bold text-muted">{words.paymentState[order.paymentState]}</span>
        </dt>
        <dd className="tabular-nums">{price(order.total)}</dd>
      </div>
      {order.vat.map(({ rate, vat }) => (
        <Sum key={rate} name={words.taxIncluded(percent.format(rate / 100))} amount={price(vat)} isSmall />
      ))}
    </dl>
  )
}

interface SumProps {
  readonly name: string
  readonly amount: string
  readonly isSmall?: boolean
}

function Sum({ name, amount, isSmall = false }: SumProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isSmall ? 'text-sm text-muted' : ''}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  )
}
