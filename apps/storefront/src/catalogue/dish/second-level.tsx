import type { Choosing } from '@comanda/rules/catalogue/choosing'
import type { Section, SectionItem } from '@comanda/rules/catalogue/product'
import { enterSecondLevel, leaveSecondLevel } from '@comanda/rules/catalogue/second-level'
import { priceUnit } from '@comanda/rules/pricing/price-unit'
import { useWords } from '@comanda/screen/words'
import { useEffect, useState } from 'react'
import { errorShownMs, tellError } from '../../state/news.ts'
import type { ProductView } from '../../views/product-view.ts'
import { Builder } from './builder.tsx'
import { goTo } from './go-to.ts'
import { forgetVisit, keepVisit } from './kept-visit.ts'
import type { Chosen } from './use-choosing.ts'
import type { DishPlace } from './use-place.ts'

interface SecondLevelProps {
  readonly choosing: Choosing
  readonly section: Section
  readonly item: SectionItem
  readonly place: DishPlace
  readonly view: ProductView
  readonly onAdd: (chosen: Chosen) => void
  readonly onClose: () => void
}

/** A dish of a menu that is made of sections itself, in a dialog of its own (CONFIG-022, CONFIG-044 to CONFIG-046). */
export function SecondLevel({ choosing, section, item, place, view, onAdd, onClose }: SecondLevelProps) {
  const words = useWords('dish')
  const [entered] = useState(() => enterSecondLevel(choosing, { sectionId: section.id, itemId: item.id }))
  useEffect(() => {
    if (!entered.allowed) return onClose()
    keepVisit(choosing.product, entered.visit)
    return forgetVisit
  }, [entered, choosing.product, onClose])
  if (!entered.allowed) return null
  const { visit, dish } = entered
  return (
    <Builder
      level={2}
      product={dish.product}
      begun={dish}
      context={choosing.context}
      {...{ view, place, onClose }}
      priceOf={(configuration) => priceUnit(choosing, { sectionId: section.id, itemId: item.id, configuration })}
      onSubmit={({ configuration }, { missing, target }) => {
        const left = missing.length === 0 ? leaveSecondLevel(choosing, visit, configuration) : undefined
        if (left?.allowed) return onAdd({ configuration: left.configuration, quantity: left.quantity })
        tellError(words.configuration.optionsMissing, errorShownMs)
        goTo(target)
      }}
    />
  )
}
