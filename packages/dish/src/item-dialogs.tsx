import { addItem } from '@comanda/rules/catalogue/choose-item'
import type { Choosing } from '@comanda/rules/catalogue/choosing'
import { useWords } from '@comanda/screen/words'
import type { ComponentType } from 'react'
import type { BuilderProps, BuilderSetting } from './builder-props.ts'
import { DetailDialog } from './detail-dialog.tsx'
import { OptionDialog } from './option-dialog.tsx'
import { SecondLevel } from './second-level.tsx'
import { toRefusalText } from './to-refusal-text.ts'
import type { Chosen } from './use-choosing.ts'
import type { OpenedItem } from './use-opened-item.ts'

interface ItemDialogsProps {
  readonly opened: OpenedItem
  readonly choosing: Choosing
  readonly setting: BuilderSetting
  readonly Inner: ComponentType<BuilderProps>
  readonly onAdd: (chosen: Chosen) => void
  readonly onClose: () => void
}

export function ItemDialogs({
  opened: { kind, section, item, unit },
  choosing,
  setting,
  Inner,
  onAdd,
  onClose,
}: ItemDialogsProps) {
  const words = useWords('dish')
  switch (kind) {
    case 'detail':
      return <DetailDialog item={item} onClose={onClose} legend={setting.legend} context={choosing.context} />
    case 'option-selector':
      return (
        <OptionDialog
          item={item}
          setting={setting}
          onClose={onClose}
          context={choosing.context}
          onAdd={(unit) => {
            const change = addItem(choosing, { sectionId: section.id, itemId: item.id, unit })
            if (!change.allowed) return setting.tellError(toRefusalText(change.code, item, words.dish))
            onClose()
            onAdd({ configuration: change.configuration, quantity: choosing.quantity })
          }}
        />
      )
    case 'second-level':
      return (
        <SecondLevel
          choosing={choosing}
          section={section}
          item={item}
          setting={setting}
          Inner={Inner}
          onClose={onClose}
          begun={unit}
          onAdd={({ configuration, quantity }) => {
            onClose()
            onAdd({ configuration, quantity })
            setting.tell(words.configuration.selectionAdded)
          }}
        />
      )
  }
}
