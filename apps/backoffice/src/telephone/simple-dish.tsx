import { AddBar } from '@comanda/dish/add-bar'
import { AllergyLine } from '@comanda/dish/allergy-line'
import { AttributeChips } from '@comanda/dish/attribute-chips'
import { describeMissing, summarise } from '@comanda/dish/describe-missing'
import { NotesField } from '@comanda/dish/notes-field'
import { OptionGroups } from '@comanda/dish/option-groups'
import { scrollToPart } from '@comanda/dish/scroll-to-part'
import { useChoosing } from '@comanda/dish/use-choosing'
import { listMissing } from '@comanda/rules/catalogue/list-missing'
import { priceLine } from '@comanda/rules/pricing/price-line'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import type { DishChooserProps, Said } from './dish-chooser-props.ts'

/** A dish without sections: variants, options, a note and how many. */
export function SimpleDish({ product, context, legend, onClose, onAdd }: DishChooserProps) {
  const words = useWords('dish')
  const language = useLanguage()
  const format = usePrice()
  const handle = useChoosing(product, context)
  const { choosing } = handle
  const { configuration, quantity } = choosing
  const [notes, setNotes] = useState('')
  const [allergies, setAllergies] = useState<Said['allergies']>([])
  const missing = listMissing(product, configuration, quantity, context)
  const hurdles = describeMissing(missing, choosing, { words: words.dish, language })
  const { unitPrice, total, parts } = priceLine(product, configuration, quantity, context)
  return (
    <Sheet title={readText(product.name, language)} closeLabel={words.shell.close} isOpen onClose={onClose} width={650}>
      <div className="grid gap-6">
        <AttributeChips {...handle} />
        <OptionGroups {...handle} />
        <NotesField notes={notes} onChange={setNotes} />
        <AllergyLine
          question={words.dish.allergyQuestion}
          declared={allergies}
          choices={legend}
          onChange={setAllergies}
        />
        <AddBar
          price={{ unitPrice, total, parts }}
          quantity={{ value: quantity, onChange: handle.setQuantity }}
          missing={summarise(hurdles, words.dish)}
          canAdd={missing.length === 0}
          label={words.dish.addFor(format(total))}
          onAdd={() =>
            missing.length === 0
              ? onAdd({ configuration, quantity }, { notes, allergies })
              : scrollToPart(hurdles[0]?.target ?? null)
          }
        />
      </div>
    </Sheet>
  )
}
