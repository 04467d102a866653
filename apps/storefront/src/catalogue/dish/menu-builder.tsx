import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import { useState } from 'react'
import type { EditedLine } from '../../state/open-dish.ts'
import { Builder } from './builder.tsx'
import type { DishProps } from './dish-frame.tsx'
import { takeVisit } from './kept-visit.ts'
import { useAdding } from './use-adding.tsx'
import type { Chosen } from './use-choosing.ts'

interface MenuBuilderProps extends Pick<DishProps, 'view' | 'place' | 'verdict' | 'onDone'> {
  readonly context: ChoiceContext
  readonly begun: Chosen | undefined
  readonly edited?: EditedLine
  readonly onClose: () => void
}

/** The first level: a menu on its way into the basket. */
export default function MenuBuilder({
  view,
  place,
  verdict,
  context,
  begun,
  edited,
  onClose,
  onDone,
}: MenuBuilderProps) {
  const adding = useAdding(view, place, onDone)
  // A menu left half chosen in its second level, by a phone that reloaded, is found again.
  const [left] = useState(() => takeVisit(view.product))
  return (
    <Builder
      level={1}
      product={view.product}
      begun={begun ?? left?.item}
      begunNotes={edited?.notes ?? ''}
      isEdit={edited !== undefined}
      {...{ view, place, verdict, context, onClose }}
      onSubmit={({ configuration, quantity }, { missing, notes, target }) =>
        adding.add({
          lines: [{ configuration, quantity }],
          notes,
          missing,
          target,
          ...(edited && { lineId: edited.id }),
        })
      }
    />
  )
}
