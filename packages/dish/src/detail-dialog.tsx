import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import { describeDish } from '@comanda/rules/catalogue/dish-detail'
import type { SectionItem } from '@comanda/rules/catalogue/product'
import { startUnit } from '@comanda/rules/catalogue/start-configuration'
import { readText } from '@comanda/rules/text/local-text'
import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import type { AllergenView } from './allergen-view.ts'
import { Allergens } from './allergens.tsx'
import { DishCover } from './dish-cover.tsx'
import { listNames } from './dish-facts.tsx'
import { StepSheet } from './step-sheet.tsx'

const frame = dialogFrames['dish-detail']

interface DetailDialogProps {
  readonly item: SectionItem
  readonly legend: readonly AllergenView[]
  readonly context: ChoiceContext
  readonly onClose: () => void
}

/** The details of a dish inside a section (CONFIG-012 to CONFIG-014). */
export function DetailDialog({ item, legend, context, onClose }: DetailDialogProps) {
  const words = useWords('dish')
  const language = useLanguage()
  const price = usePrice()
  const detail = describeDish(item.product, startUnit(item, context), language)
  const allergens = legend.filter(({ id }) => (item.allergens ?? detail.allergens).some((other) => other === id))
  return (
    <StepSheet
      title={detail.name}
      closeLabel={words.shell.close}
      onClose={onClose}
      width={frame.maxWidth}
      fullScreen={frame.fillsSmallScreen}
    >
      <div className="flex flex-col gap-5">
        {detail.picture && <DishCover pictureKey={detail.picture.key} className="max-h-[24svh] rounded-3xl" />}
        {allergens.length > 0 && (
          <div>
            <Allergens contained={allergens} />
            <p className="mt-2 text-sm text-muted">{words.product.contains(listNames(allergens))}</p>
          </div>
        )}
        <p className="text-pretty text-lg">{detail.description ?? words.product.noDescription}</p>
        {detail.ingredients && <p className="text-muted">{detail.ingredients}</p>}
        {detail.attributes.map((attribute) => (
          <section key={attribute.id}>
            <Heading level={3} look="row" className="mb-2">
              {readText(attribute.name, language)}
            </Heading>
            <ul className="flex flex-wrap gap-2">
              {attribute.values.map((value) => (
                <li key={value.id} className="rounded-full bg-sunken px-4 py-2 text-sm font-bold">
                  {readText(value.name, language)}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {detail.groups.map(({ group, hints, values }) => (
          <section key={group.id}>
            <Heading level={3} look="row">
              {readText(group.name, language)}
            </Heading>
            {hints.upTo !== null && <p className="text-sm text-muted">{words.configuration.chooseUpTo(hints.upTo)}</p>}
            {hints.included !== null && (
              <p className="text-sm text-muted">{words.configuration.included(hints.included)}</p>
            )}
            <ul className="divide-y divide-line">
              {values.map((value) => (
                <li key={value.name} className="flex justify-between gap-3 py-2">
                  <span>{value.name}</span>
                  {value.price !== null && (
                    <span className="text-sm tabular-nums">{words.dish.extra(price(value.price))}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </StepSheet>
  )
}
