import { chooseValue } from '@comanda/rules/catalogue/choose-value'
import { priceValues } from '@comanda/rules/catalogue/price-values'
import type { Attribute } from '@comanda/rules/catalogue/product'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, usePrice } from '@comanda/screen/words'
import { ChipChoice } from '@comanda/ui/choice'
import { useId } from 'react'
import type { ChoosingHandle } from './use-choosing.ts'

interface AttributeChipsProps extends Pick<ChoosingHandle, 'choosing' | 'apply'> {
  /** A size says its price before it is chosen. */
  readonly showsPrices?: boolean
}

/** One value per attribute, as chips. */
export function AttributeChips({ choosing, apply, showsPrices = false }: AttributeChipsProps) {
  return choosing.product.attributes.map((attribute) => (
    <Chips
      key={attribute.id}
      attribute={attribute}
      prices={showsPrices ? priceValues(choosing, attribute) : noPrices}
      isChosen={(id) => choosing.configuration.valueIds.includes(id)}
      onChoose={(id) => apply(chooseValue(choosing, id))}
    />
  ))
}

type ValueId = Attribute['values'][number]['id']
const noPrices: ReturnType<typeof priceValues> = new Map()

interface ChipsProps {
  readonly attribute: Attribute
  readonly prices: ReturnType<typeof priceValues>
  readonly isChosen: (id: ValueId) => boolean
  readonly onChoose: (id: ValueId) => void
}

function Chips({ attribute, prices, isChosen, onChoose }: ChipsProps) {
  const language = useLanguage()
  const format = usePrice()
  const name = useId()
  return (
    <fieldset id={`attribute-${attribute.id}`} tabIndex={-1} className="scroll-mt-24 outline-none">
      <legend className="mb-2 text-lg font-extrabold tracking-tight">{readText(attribute.name, language)}</legend>
      <div className="flex flex-wrap gap-2">
        {attribute.values.map((value) => (
          <ChipChoice
            key={value.id}
            name={name}
            label={toLabel(readText(value.name, language), prices.get(value.id), format)}
            isChosen={isChosen(value.id)}
            onChoose={() => onChoose(value.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function toLabel(name: string, price: number | undefined, format: (price: number) => string): string {
  return price === undefined ? name : `${name} · ${format(price)}`
}
