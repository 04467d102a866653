import { removeItem } from '@comanda/rules/catalogue/choose-item'
import { describeChoice } from '@comanda/rules/catalogue/describe-choice'
import { findCombination } from '@comanda/rules/catalogue/find-combination'
import { listSections } from '@comanda/rules/catalogue/list-sections'
import { listChosenItems } from '@comanda/rules/catalogue/section-row'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'
import type { BuilderPrice } from './builder-props.ts'
import { ChosenItems } from './chosen-items.tsx'
import PriceExplanation from './price-explanation.tsx'
import { StepSheet } from './step-sheet.tsx'
import type { ChoosingHandle } from './use-choosing.ts'

interface SelectionDialogProps {
  readonly handle: ChoosingHandle
  readonly price: BuilderPrice | null
  readonly onClose: () => void
  /** Shown below what was chosen. */
  readonly children?: ReactNode
}

/** Everything that was chosen, section by section, and its price. */
export function SelectionDialog({ handle: { choosing, apply }, price, onClose, children }: SelectionDialogProps) {
  const words = useWords('dish')
  const language = useLanguage()
  const format = usePrice()
  const { product, configuration } = choosing
  const chosen = listSections(product, findCombination(product, configuration))
    .map((section) => ({ section, items: listChosenItems(section, configuration) }))
    .filter(({ items }) => items.length > 0)
  const own = describeChoice({ ...product, sections: [] }, configuration, language)
  return (
    <StepSheet title={words.dish.selection} closeLabel={words.shell.close} onClose={onClose}>
      {own && <p className="mb-3 font-bold">{own}</p>}
      {chosen.length === 0 && !own && <p className="text-muted">{words.dish.nothingChosen}</p>}
      {chosen.map(({ section, items }) => (
        <section key={section.id} className="-mx-4">
          <Heading level={3} look="row" className="px-4 pt-2 text-sm uppercase tracking-widest text-muted">
            {readText(section.name, language)}
          </Heading>
          <ChosenItems
            section={section}
            choosing={choosing}
            chosen={items}
            onRemove={(itemId) => apply(removeItem(choosing, { sectionId: section.id, itemId }))}
          />
        </section>
      ))}
      {children}
      {price && (
        <div className="mt-4">
          <PriceExplanation parts={price.parts} />
          <p className="flex justify-between px-4 text-lg font-extrabold">
            <span>{words.frame.total}</span>
            <span className="tabular-nums">{format(price.total)}</span>
          </p>
        </div>
      )}
    </StepSheet>
  )
}
