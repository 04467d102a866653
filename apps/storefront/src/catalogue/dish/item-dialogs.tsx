import { addItem } from '@comanda/rules/catalogue/choose-item'
import type { Choosing } from '@comanda/rules/catalogue/choosing'
import type { Section, SectionItem } from '@comanda/rules/catalogue/product'
import { useWords } from '@comanda/screen/words'
import { tell, tellError } from '../../state/news.ts'
import type { ProductView } from '../../views/product-view.ts'
import { DetailDialog } from './detail-dialog.tsx'
import { OptionDialog } from './option-dialog.tsx'
import { SecondLevel } from './second-level.tsx'
import { toRefusalText } from './to-refusal-text.ts'
import type { Chosen } from './use-choosing.ts'
import type { DishPlace } from './use-place.ts'

/** What a tap on a dish of a section opens. */
export interface Inner {
  readonly kind: 'detail' | 'option-selector' | 'second-level'
  readonly item: SectionItem
}

interface ItemDialogsProps {
  readonly inner: Inner
  readonly section: Section
  readonly choosing: Choosing
  readonly place: DishPlace
  readonly view: ProductView
  readonly onAdd: (chosen: Chosen) => void
  readonly onClose: () => void
}

export function ItemDialogs({
  inner: { kind, item },
  section,
  choosing,
  place,
  view,
  onAdd,
  onClose,
}: ItemDialogsProps) {
  const words = useWords('dish')
  switch (kind) {
    case 'detail':
      return <DetailDialog {...{ item, view, onClose }} context={choosing.context} />
    case 'option-selector':
      return (
        <OptionDialog
          {...{ item, onClose }}
          context={choosing.context}
          onAdd={(unit) => {
            const change = addItem(choosing, { sectionId: section.id, itemId: item.id, unit })
            if (!change.allowed) return tellError(toRefusalText(change.code, item, words.dish))
            onClose()
            onAdd({ configuration: change.configuration, quantity: choosing.quantity })
          }}
        />
      )
    case 'second-level':
      return (
        <SecondLevel
          {...{ choosing, section, item, place, view, onClose }}
          onAdd={(chosen) => {
            onClose()
            onAdd(chosen)
            tell(words.configuration.selectionAdded)
          }}
        />
      )
  }
}
