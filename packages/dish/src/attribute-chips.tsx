import { chooseValue } from '@comanda/rules/catalogue/choose-value'
import type { Attribute } from '@comanda/rules/catalogue/product'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage } from '@comanda/screen/words'
import { ChipChoice } from '@comanda/ui/choice'
import { useId } from 'react'
import type { ChoosingHandle } from './use-choosing.ts'

/** One value per attribute, as chips. */
export function AttributeChips({ choosing, apply }: Pick<ChoosingHandle, 'choosing' | 'apply'>) {
  return choosing.product.attributes.map((attribute) => (
    <Chips
      key={attribute.id}
      attribute={attribute}
      isChosen={(id) => choosing.configuration.valueIds.includes(id)}
      onChoose={(id) => apply(chooseValue(choosing, id))}
    />
  ))
}

type ValueId = Attribute['values'][number]['id']
interface ChipsProps {
  readonly attribute: Attribute
  readonly isChosen: (id: ValueId) => boolean
  readonly onChoose: (id: ValueId) => void
}

function Chips({ attribute, isChosen, onChoose }: ChipsProps) {
  const language = useLanguage()
  const name = useId()
  return (
    <fieldset id={`attribute-${attribute.id}`} tabIndex={-1} className="scroll-mt-24 outline-none">
      <legend className="mb-2 text-lg font-extrabold tracking-tight">{readText(attribute.name, language)}</legend>
      <div className="flex flex-wrap gap-2">
        {attribute.values.map((value) => (
          <ChipChoice
            key={value.id}
            name={name}
            label={readText(value.name, language)}
            isChosen={isChosen(value.id)}
            onChoose={() => onChoose(value.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
