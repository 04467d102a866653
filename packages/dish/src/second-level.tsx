import type { Choosing } from '@comanda/rules/catalogue/choosing'
import type { Section, SectionItem } from '@comanda/rules/catalogue/product'
import { enterSecondLevel, leaveSecondLevel } from '@comanda/rules/catalogue/second-level'
import { priceUnit } from '@comanda/rules/pricing/price-unit'
import { useWords } from '@comanda/screen/words'
import { type ComponentType, useEffect, useState } from 'react'
import type { BuilderProps, BuilderSetting } from './builder-props.ts'
import { goTo } from './go-to.ts'
import type { Chosen } from './use-choosing.ts'

interface SecondLevelProps {
  readonly choosing: Choosing
  readonly section: Section
  readonly item: SectionItem
  readonly setting: BuilderSetting
  /** The dialog itself, handed in: it stands above. */
  readonly Inner: ComponentType<BuilderProps>
  readonly onAdd: (chosen: Chosen) => void
  readonly onClose: () => void
}

/** A dish of a menu that is made of sections itself, in a dialog of its own (CONFIG-022, CONFIG-044 to CONFIG-046). */
export function SecondLevel({ choosing, section, item, setting, Inner, onAdd, onClose }: SecondLevelProps) {
  const words = useWords('dish')
  const [entered] = useState(() => enterSecondLevel(choosing, { sectionId: section.id, itemId: item.id }))
  const { keepVisit, forgetVisit } = setting
  useEffect(() => {
    if (!entered.allowed) return onClose()
    keepVisit(entered.visit)
    return forgetVisit
  }, [entered, keepVisit, forgetVisit, onClose])
  if (!entered.allowed) return null
  const { visit, dish } = entered
  return (
    <Inner
      level={2}
      product={dish.product}
      begun={dish}
      context={choosing.context}
      {...{ setting, onClose }}
      priceOf={(configuration) => priceUnit(choosing, { sectionId: section.id, itemId: item.id, configuration })}
      onSubmit={({ configuration }, { missing, target }) => {
        const left = missing.length === 0 ? leaveSecondLevel(choosing, visit, configuration) : undefined
        if (left?.allowed) return onAdd({ configuration: left.configuration, quantity: left.quantity })
        setting.tellError(words.configuration.optionsMissing)
        goTo(target)
      }}
    />
  )
}
