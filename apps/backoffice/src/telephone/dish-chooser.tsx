import { type AllergenView, toAllergenView } from '@comanda/dish/allergen-view'
import { Builder } from '@comanda/dish/builder'
import { scrollToPart } from '@comanda/dish/scroll-to-part'
import { opensSections } from '@comanda/rules/catalogue/choosing-dialog'
import type { Allergen } from '@comanda/rules/catalogue/product'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { tell } from '@comanda/screen/toasts'
import { useLanguage, useWords } from '@comanda/screen/words'
import { useMemo } from 'react'
import type { DishChooserProps } from './dish-chooser-props.ts'
import { SimpleDish } from './simple-dish.tsx'

interface WholeProps extends Omit<DishChooserProps, 'legend'> {
  readonly mode: OrderingMode
  readonly allergens: readonly Allergen[]
}

/** The diner's dish builder, for somebody who speaks with the diner. */
export function DishChooser({ mode, allergens, ...rest }: WholeProps) {
  const { product, context, onClose, onAdd } = rest
  const { configuration } = useWords('dish')
  const language = useLanguage()
  const legend = useMemo(
    () => allergens.map((allergen): AllergenView => toAllergenView(allergen, language)),
    [allergens, language],
  )
  const setting = useMemo(
    () => ({ mode, showsPrices: true, legend, allergens: legend, tell, tellError: tell, keepVisit: () => undefined }),
    [mode, legend],
  )
  if (!opensSections(product)) return <SimpleDish {...rest} legend={legend} />
  return (
    <Builder
      level={1}
      begun={undefined}
      product={product}
      setting={setting}
      context={context}
      onClose={onClose}
      onSubmit={(chosen, { missing, notes, allergies, target }) => {
        if (missing.length === 0) return onAdd(chosen, { notes, allergies })
        tell(configuration.optionsMissing)
        scrollToPart(target)
      }}
    />
  )
}
