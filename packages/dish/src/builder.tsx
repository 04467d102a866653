import { showsAmounts } from '@comanda/rules/catalogue/choosing-dialog'
import { findCombination } from '@comanda/rules/catalogue/find-combination'
import { asksBeforeLeaving } from '@comanda/rules/catalogue/leave-menu'
import { canLeaveFirstStep, listMissing } from '@comanda/rules/catalogue/list-missing'
import { listSections } from '@comanda/rules/catalogue/list-sections'
import { listToolbarParts } from '@comanda/rules/catalogue/sections-dialog'
import { canSubmit } from '@comanda/rules/catalogue/submit-choice'
import { priceLine } from '@comanda/rules/pricing/price-line'
import { readText } from '@comanda/rules/text/local-text'
import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useStepStart } from '@comanda/screen/begin-step'
import { useLanguage, useWords } from '@comanda/screen/words'
import { useEffect, useState } from 'react'
import { BuilderFoot } from './builder-foot.tsx'
import { BuilderOptions } from './builder-options.tsx'
import type { BuilderProps } from './builder-props.ts'
import { BuilderToolbar } from './builder-toolbar.tsx'
import { describeMissing, summarise } from './describe-missing.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { NotePart } from './note-part.tsx'
import { scrollToPart } from './scroll-to-part.ts'
import { SectionList } from './section-list.tsx'
import { SelectionDialog } from './selection-dialog.tsx'
import { StepSheet } from './step-sheet.tsx'
import { useBuilderSteps } from './use-builder-steps.ts'
import { startChoice, useChoosing } from './use-choosing.ts'
import { useNote } from './use-note.ts'
import { useOpenedItem } from './use-opened-item.ts'

const frame = dialogFrames['dish-detail']

/** The dialog of a dish made of sections: variants and options first, then one section after the other. */
export function Builder({ level, product, setting, context, visit, onClose, ...rest }: BuilderProps) {
  const words = useWords('dish')
  const language = useLanguage()
  const { begun, priceOf, onChange, isEdit = false, isSubmitting = false, begunNotes = '' } = rest
  const { mode } = setting
  const handle = useChoosing(product, context, begun ?? visit?.item)
  const { choosing } = handle
  const { configuration, quantity } = choosing
  const note = useNote(begunNotes, rest.begunAllergies ?? [])
  const [asked, setAsked] = useState<'selection' | 'leave' | null>(null)
  const [untouched] = useState(() => ({ ...(begun ?? startChoice(product, context)), notes: begunNotes }))
  const leave = () =>
    asksBeforeLeaving(level, untouched, { configuration, quantity, notes: note.notes }) ? setAsked('leave') : onClose()
  const steps = useBuilderSteps(product, visit && 'sections', leave)
  const begin = useStepStart(steps.step)
  const items = useOpenedItem(product, visit)
  useEffect(() => onChange?.(configuration), [onChange, configuration])

  const sections = listSections(product, findCombination(product, configuration))
  const missing = listMissing(product, configuration, quantity, context)
  const hurdles = describeMissing(missing, choosing, { words: words.dish, language })
  // The quantity belongs to the menu above; a dish of it is always one.
  const toolbar = listToolbarParts(product, mode).filter((part) => level === 1 || part !== 'quantity')
  const cost = priceOf?.(configuration) ?? priceLine(product, configuration, quantity, context)
  const price = setting.showsPrices ? cost : null
  const atOptions = steps.step === 'options'

  const submit = () => {
    const target = hurdles[0]?.target ?? null
    // What the first step lacks can only be chosen there.
    if (!canLeaveFirstStep(missing)) steps.goTo('options')
    const { notes, allergies } = note
    rest.onSubmit({ configuration, quantity }, { missing, notes, allergies, target })
  }
  const goOn = () => {
    if (canLeaveFirstStep(missing)) return steps.goTo('sections')
    setting.tellError(words.configuration.optionsMissing)
    scrollToPart(hurdles[0]?.target ?? null)
  }
  return (
    <StepSheet
      title={readText(product.name, language)}
      closeLabel={level === 1 ? words.shell.close : words.dish.exit}
      onClose={leave}
      width={frame.maxWidth}
      fullScreen={frame.fillsSmallScreen}
      bars={{
        top: (
          <BuilderToolbar
            parts={toolbar}
            total={toolbar.includes('total') ? (price?.total ?? null) : null}
            parcels={price?.parts ?? []}
            level={level}
            quantity={quantity}
            onQuantity={handle.setQuantity}
          />
        ),
        bottom: (
          <BuilderFoot
            level={level}
            mode={mode}
            price={price}
            isEdit={isEdit}
            missing={atOptions && sections.length > 0 ? '' : summarise(hurdles, words.dish)}
            canAdd={canSubmit(missing, isSubmitting)}
            goOn={atOptions && sections.length > 0 ? { isReady: canLeaveFirstStep(missing), onPress: goOn } : null}
            hasStepBefore={steps.hasStepBefore}
            onSubmit={submit}
            onReview={() => setAsked('selection')}
            onBack={steps.back}
          />
        ),
      }}
    >
      <div ref={begin} className="flex scroll-mt-4 flex-col gap-6">
        {rest.verdict?.(choosing)}
        {atOptions ? (
          <BuilderOptions handle={handle} isForReading={!showsAmounts(mode)} showsPrices={setting.showsPrices} />
        ) : (
          // A dish of a section may have sections too, in the same dialog once more.
          <SectionList handle={handle} setting={setting} level={level} {...items} Inner={Builder} />
        )}
        {level === 1 && !atOptions && showsAmounts(mode) && <NotePart note={note} allergens={setting.allergens} />}
      </div>
      {asked === 'selection' && (
        <SelectionDialog handle={handle} price={price} onClose={() => setAsked(null)}>
          {rest.share?.(configuration)}
        </SelectionDialog>
      )}
      {asked === 'leave' && <LeaveDialog onLeave={onClose} onStay={() => setAsked(null)} />}
    </StepSheet>
  )
}
