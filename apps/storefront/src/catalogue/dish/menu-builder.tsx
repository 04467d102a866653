import { Builder } from '@comanda/dish/builder'
import type { BuilderSetting } from '@comanda/dish/builder-props'
import type { Chosen } from '@comanda/dish/use-choosing'
import { showsPrice } from '@comanda/rules/catalogue/card-actions'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import { tell, tellError } from '@comanda/screen/toasts'
import { useMemo, useState } from 'react'
import { useRoot } from '../../parts/use-root.ts'
import type { EditedLine } from '../../state/open-dish.ts'
import type { DishProps } from './dish-props.ts'
import { keepVisit, takeVisit } from './kept-visit.ts'
import type { DishServing } from './read-serving.ts'
import { ShareButton } from './share-button.tsx'
import { useAdding } from './use-adding.tsx'

interface MenuBuilderProps extends Pick<DishProps, 'view' | 'place' | 'verdict' | 'onDone'> {
  readonly context: ChoiceContext
  readonly sayNext: DishServing['sayNext']
  readonly begun: Chosen | undefined
  readonly edited?: EditedLine
  readonly onClose: () => void
}

/** The first level: a menu before it goes into the basket. */
export default function MenuBuilder({
  view,
  place,
  verdict,
  context,
  sayNext,
  begun,
  edited,
  onClose,
  onDone,
}: MenuBuilderProps) {
  const { site, frame } = useRoot()
  const { product, legend } = view
  const adding = useAdding(view, onDone)
  // Restores a menu that was left in its second level when the phone reloaded.
  const [left] = useState(() => takeVisit(product))
  const setting = useMemo(
    (): BuilderSetting => ({
      mode: place.mode,
      showsPrices: showsPrice(site, place.mode),
      legend,
      allergens: frame.allergens,
      tell,
      tellError,
      sayNext,
      keepVisit: (visit) => keepVisit(product, visit),
    }),
    [place.mode, site, frame, legend, product, sayNext],
  )
  return (
    <Builder
      level={1}
      product={product}
      begun={begun}
      visit={begun ? undefined : left}
      begunNotes={edited?.notes ?? ''}
      begunAllergies={edited?.allergies ?? []}
      isEdit={edited !== undefined}
      setting={setting}
      verdict={verdict}
      context={context}
      onClose={onClose}
      share={(configuration) => <ShareButton slug={view.slug} configuration={configuration} />}
      isSubmitting={adding.isSubmitting}
      onSubmit={({ configuration, quantity }, { missing, notes, allergies, target }) =>
        adding.add({
          lines: [{ configuration, quantity }],
          notes,
          allergies,
          missing,
          target,
          ...(edited && { lineId: edited.id }),
        })
      }
    />
  )
}
