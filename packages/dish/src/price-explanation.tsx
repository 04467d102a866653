import type { PricePart } from '@comanda/rules/pricing/price-part'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'

/** Every part of a total, with its name. */
export default function PriceExplanation({ parts }: { readonly parts: readonly PricePart[] }) {
  const words = useWords('dish').dish
  const language = useLanguage()
  const price = usePrice()
  return (
    <section aria-label={words.breakdown} className="mb-2 max-h-48 overflow-y-auto rounded-2xl bg-sunken px-4 py-2">
      <ul className="text-sm">
        {parts.map(({ kind, label, quantity, amount }) => (
          <li key={`${kind} ${label?.base} ${quantity} ${amount}`} className="flex items-baseline gap-3 py-1">
            <span className="min-w-0 flex-1">
              {quantity > 1 && `${quantity} × `}
              {label === null ? words.price[kind] : readText(label, language)}
              {label !== null && <span className="block text-xs text-muted">{words.price[kind]}</span>}
            </span>
            <span className="tabular-nums">{kind === 'free-option' ? words.included : price(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
