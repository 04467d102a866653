import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import { listMissing } from '@comanda/rules/catalogue/list-missing'
import { describeSelector } from '@comanda/rules/catalogue/option-selector'
import type { SectionItem } from '@comanda/rules/catalogue/product'
import { startUnit } from '@comanda/rules/catalogue/start-configuration'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { AttributeChips } from './attribute-chips.tsx'
import type { BuilderSetting } from './builder-props.ts'
import { describeMissing, summarise } from './describe-missing.ts'
import { OptionGroups } from './option-groups.tsx'
import { scrollToPart } from './scroll-to-part.ts'
import { StepSheet } from './step-sheet.tsx'
import { useChoosing } from './use-choosing.ts'

interface OptionDialogProps {
  readonly item: SectionItem
  readonly context: ChoiceContext
  readonly setting: Pick<BuilderSetting, 'tellError'>
  readonly onAdd: (unit: Configuration) => void
  readonly onClose: () => void
}

/** Variants and options of a dish inside a section, before it is added (CONFIG-015). */
export function OptionDialog({ item, context, setting, onAdd, onClose }: OptionDialogProps) {
  const words = useWords('dish')
  const language = useLanguage()
  const handle = useChoosing(item.product, context, { configuration: startUnit(item, context), quantity: 1 })
  const { choosing } = handle
  const { canAdd } = describeSelector(choosing)
  const missing = listMissing(item.product, choosing.configuration, 1, context)
  const hurdles = describeMissing(missing, choosing, { words: words.dish, language })
  const add = () => {
    if (canAdd) return onAdd(choosing.configuration)
    setting.tellError(words.configuration.optionsMissing)
    scrollToPart(hurdles[0]?.target ?? null)
  }
  return (
    <StepSheet title={readText(item.product.name, language)} closeLabel={words.shell.close} onClose={onClose}>
      <div className="flex flex-col gap-6 pb-4">
        <AttributeChips {...handle} />
        <OptionGroups {...handle} />
      </div>
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-col gap-2 border-t border-line bg-surface px-6 py-4">
        <p role="status" className="text-sm font-bold text-accent-text empty:hidden">
          {summarise(hurdles, words.dish)}
        </p>
        <Button size="large" aria-disabled={!canAdd || undefined} onClick={add} className="aria-disabled:opacity-60">
          {words.dish.add}
        </Button>
      </div>
    </StepSheet>
  )
}
