import { firstStep, showsAmounts } from '@comanda/rules/catalogue/choosing-dialog'
import { findCombination } from '@comanda/rules/catalogue/find-combination'
import { canLeaveFirstStep, listMissing } from '@comanda/rules/catalogue/list-missing'
import { listSections } from '@comanda/rules/catalogue/list-sections'
import { listToolbarParts } from '@comanda/rules/catalogue/sections-dialog'
import { canSubmit } from '@comanda/rules/catalogue/submit-choice'
import { priceLine } from '@comanda/rules/pricing/price-line'
import { readText } from '@comanda/rules/text/local-text'
import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { BuilderFoot } from './builder-foot.tsx'
import { BuilderOptions } from './builder-options.tsx'
import type { BuilderProps } from './builder-props.ts'
import { BuilderToolbar } from './builder-toolbar.tsx'
import { describeMissing, summarise } from './describe-missing.ts'
import { goTo } from './go-to.ts'
import { NotesField } from './notes-field.tsx'
import { SectionList } from './section-list.tsx'
import { SelectionDialog } from './selection-dialog.tsx'
import { useChoosing } from './use-choosing.ts'

const frame = dialogFrames['dish-detail']

/** The dialog of a dish made of sections: variants and options first, then one section after the other. */
export function Builder({
  level,
  product,
  setting,
  context,
  begun,
  begunNotes = '',
  isEdit = false,
  priceOf,
  verdict,
  share,
  isSubmitting = false,
  onClose,
  onSubmit,
}: BuilderProps) {
  const words = useWords('dish')
  const language = useLanguage()
  const { mode } = setting
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
  const toolbar = listToolbarParts(product, mode).filter((part) => level === 1 || part !== 'quantity')
  const cost = priceOf?.(configuration) ?? priceLine(product, configuration, quantity, context)
  const price = setting.showsPrices ? cost : null
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
    setting.tellError(words.configuration.optionsMissing)
    goTo(hurdles[0]?.target ?? null)
  }
  return (
    <Sheet
      title={name}
      closeLabel={level === 1 ? words.shell.close : words.dish.exit}
      isOpen
      onClose={onClose}
      width={frame.maxWidth}
      fullScreen={frame.fillsSmallScreen}
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
          <BuilderOptions handle={handle} isForReading={!showsAmounts(mode)} />
        ) : (
          // A dish of a section may be made of sections itself: the same dialog once more.
          <SectionList {...{ handle, setting, level }} Inner={Builder} />
        )}
        {level === 1 && !atOptions && showsAmounts(mode) && <NotesField notes={notes} onChange={setNotes} />}
      </div>
      <BuilderFoot
        {...{ level, mode, price, isEdit }}
        missing={atOptions && sections.length > 0 ? '' : summarise(hurdles, words.dish)}
        canAdd={canSubmit(missing, isSubmitting)}
        goOn={atOptions && sections.length > 0 ? { isReady: canLeaveFirstStep(missing), onPress: goOn } : null}
        onSubmit={submit}
        onReview={() => setReviewing(true)}
        onBack={() => (!atOptions && hasOptions ? setStep('options') : onClose())}
      />
      {isReviewing && (
        <SelectionDialog {...{ handle, price }} onClose={() => setReviewing(false)}>
          {share?.(configuration)}
        </SelectionDialog>
      )}
    </Sheet>
  )
}
