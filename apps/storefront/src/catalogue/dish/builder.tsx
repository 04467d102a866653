import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import type { Choosing } from '@comanda/rules/catalogue/choosing'
import { firstStep, showsAmounts } from '@comanda/rules/catalogue/choosing-dialog'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import { findCombination } from '@comanda/rules/catalogue/find-combination'
import { canLeaveFirstStep, listMissing, type Missing } from '@comanda/rules/catalogue/list-missing'
import { listSections } from '@comanda/rules/catalogue/list-sections'
import type { Product } from '@comanda/rules/catalogue/product'
import { type DialogLevel, listToolbarParts } from '@comanda/rules/catalogue/sections-dialog'
import { showsPrice } from '@comanda/rules/modes/card-actions'
import type { LinePrice } from '@comanda/rules/pricing/line-price'
import { priceLine } from '@comanda/rules/pricing/price-line'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { type ReactNode, useState } from 'react'
import { useRoot } from '../../parts/use-root.ts'
import { errorShownMs, tellError } from '../../state/news.ts'
import type { ProductView } from '../../views/product-view.ts'
import { BuilderFoot } from './builder-foot.tsx'
import { BuilderOptions } from './builder-options.tsx'
import { BuilderToolbar } from './builder-toolbar.tsx'
import { describeMissing, summarise } from './describe-missing.ts'
import { goTo } from './go-to.ts'
import { NotesField } from './notes-field.tsx'
import { SectionList } from './section-list.tsx'
import { SelectionDialog } from './selection-dialog.tsx'
import { type Chosen, useChoosing } from './use-choosing.ts'
import type { DishPlace } from './use-place.ts'

export interface BuilderProps {
  readonly level: DialogLevel
  readonly product: Product
  /** The dish the whole of it belongs to: its legend names the allergens of all its parts. */
  readonly view: ProductView
  readonly place: DishPlace
  readonly context: ChoiceContext
  readonly begun: Chosen | undefined
  readonly begunNotes?: string
  /** A line of the basket is being chosen anew. */
  readonly isEdit?: boolean
  /** At the second level, what the dish adds to its menu; at the first, the menu has its own price. */
  readonly priceOf?: (configuration: Configuration) => BuilderPrice
  readonly verdict?: (choosing: Choosing) => ReactNode
  readonly onClose: () => void
  readonly onSubmit: (chosen: Chosen, rest: SubmitRest) => void
}

export type BuilderPrice = Pick<LinePrice, 'total' | 'parts'>

export interface SubmitRest {
  readonly missing: readonly Missing[]
  readonly notes: string
  readonly target: string | null
}

/** The dialog of a dish made of sections: variants and options first, then one section after the other. */
export function Builder({
  level,
  product,
  view,
  place,
  context,
  begun,
  begunNotes = '',
  isEdit = false,
  priceOf,
  verdict,
  onClose,
  onSubmit,
}: BuilderProps) {
  const words = useWords('dish')
  const language = useLanguage()
  const { site } = useRoot()
  const handle = useChoosing(product, context, begun)
  const { choosing } = handle
  const { configuration, quantity } = choosing
  const [step, setStep] = useState(() => firstStep(product))
  const [notes, setNotes] = useState(begunNotes)
  const [isReviewing, setReviewing] = useState(false)

  const sections = listSections(product, findCombination(product, configuration))
  const missing = listMissing(product, configuration, quantity, context)
  const hurdles = describeMissing(missing, choosing, { words: words.dish, language })
  // The menu above says how many; a dish of it is one.
  const toolbar = listToolbarParts(product, place.mode).filter((part) => level === 1 || part !== 'quantity')
  const cost = priceOf?.(configuration) ?? priceLine(product, configuration, quantity, context)
  const price = showsPrice(site, place.mode) ? cost : null
  const atOptions = step === 'options'
  const name = readText(product.name, language)
  const hasOptions = firstStep(product) === 'options'

  const submit = () => {
    const target = hurdles[0]?.target ?? null
    // What is missing in the first step is put right there.
    if (!canLeaveFirstStep(missing)) setStep('options')
    onSubmit({ configuration, quantity }, { missing, notes, target })
  }
  const goOn = () => {
    if (canLeaveFirstStep(missing)) return setStep('sections')
    tellError(words.configuration.optionsMissing, errorShownMs)
    goTo(hurdles[0]?.target ?? null)
  }
  return (
    <Sheet
      title={name}
      closeLabel={level === 1 ? words.shell.close : words.dish.exit}
      isOpen
      onClose={onClose}
      width={650}
      fullScreen
      toolbar={
        <BuilderToolbar
          parts={toolbar}
          total={toolbar.includes('total') ? (price?.total ?? null) : null}
          parcels={price?.parts ?? []}
          level={level}
          quantity={quantity}
          onQuantity={handle.setQuantity}
        />
      }
    >
      <div className="flex flex-col gap-6 pb-4">
        {verdict?.(choosing)}
        {atOptions ? (
          <BuilderOptions handle={handle} isForReading={!showsAmounts(place.mode)} />
        ) : (
          <SectionList {...{ handle, place, view, level }} />
        )}
        {level === 1 && !atOptions && showsAmounts(place.mode) && <NotesField notes={notes} onChange={setNotes} />}
      </div>
      <BuilderFoot
        {...{ level, price, isEdit }}
        mode={place.mode}
        missing={atOptions && sections.length > 0 ? '' : summarise(hurdles, words.dish)}
        goOn={atOptions && sections.length > 0 ? { isReady: canLeaveFirstStep(missing), onPress: goOn } : null}
        onSubmit={submit}
        onReview={() => setReviewing(true)}
        onBack={() => (!atOptions && hasOptions ? setStep('options') : onClose())}
      />
      {isReviewing && (
        <SelectionDialog
          {...{ handle, price }}
          slug={level === 1 ? view.slug : null}
          onClose={() => setReviewing(false)}
        />
      )}
    </Sheet>
  )
}
