import type { Choosing } from '@comanda/rules/catalogue/choosing'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { Section, SectionItem } from '@comanda/rules/catalogue/product'
import {
  type ChosenMenu,
  enterSecondLevel,
  exitSecondLevel,
  leaveSecondLevel,
} from '@comanda/rules/catalogue/second-level'
import { priceUnit } from '@comanda/rules/pricing/price-unit'
import { useWords } from '@comanda/screen/words'
import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { BuilderProps, BuilderSetting } from './builder-props.ts'
import { scrollToPart } from './scroll-to-part.ts'

interface SecondLevelProps {
  readonly choosing: Choosing
  readonly section: Section
  readonly item: SectionItem
  /** The choices for the dish before the page was reloaded. */
  readonly begun: Configuration | undefined
  readonly setting: BuilderSetting
  /** The dialog itself; handed in because it imports this file. */
  readonly Inner: ComponentType<BuilderProps>
  readonly onAdd: (menu: ChosenMenu) => void
  readonly onClose: () => void
}

/** A dish of a menu that has sections too, in a dialog of its own (CONFIG-022, CONFIG-044 to CONFIG-046). */
export function SecondLevel({ choosing, section, item, begun, setting, Inner, onAdd, onClose }: SecondLevelProps) {
  const words = useWords('dish')
  const [entered] = useState(() => enterSecondLevel(choosing, { sectionId: section.id, itemId: item.id }))
  const { keepVisit } = setting
  const keep = useCallback(
    (unit: Configuration) => {
      if (entered.allowed) keepVisit({ ...entered.visit, unit })
    },
    [entered, keepVisit],
  )
  const turnBack = useEffectEvent(onClose)
  useEffect(() => {
    if (!entered.allowed) turnBack()
  }, [entered])
  if (!entered.allowed) return null
  const { visit, dish } = entered
  return (
    <Inner
      level={2}
      product={dish.product}
      begun={begun ? { ...dish, configuration: begun } : dish}
      context={choosing.context}
      setting={setting}
      priceOf={(configuration) => priceUnit(choosing, { sectionId: section.id, itemId: item.id, configuration })}
      onChange={keep}
      onClose={() => {
        keepVisit(exitSecondLevel(visit).visit)
        onClose()
      }}
      onSubmit={({ configuration }, { missing, target }) => {
        const left = missing.length === 0 ? leaveSecondLevel(choosing, visit, configuration) : undefined
        if (left?.allowed) {
          keepVisit(left.visit)
          return onAdd(left)
        }
        setting.tellError(words.configuration.optionsMissing)
        scrollToPart(target)
      }}
    />
  )
}
