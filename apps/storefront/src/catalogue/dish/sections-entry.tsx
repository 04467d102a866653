import { anyMoment } from '@comanda/dish/any-moment'
import { CourseList } from '@comanda/dish/course-list'
import { DishFacts } from '@comanda/dish/dish-facts'
import { DishLead } from '@comanda/dish/dish-lead'
import { type Chosen, useChoosing } from '@comanda/dish/use-choosing'
import { showsPrice } from '@comanda/rules/catalogue/card-actions'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import { choosingLayout, showsAmounts } from '@comanda/rules/catalogue/choosing-dialog'
import { listContained } from '@comanda/rules/catalogue/list-contained'
import { deviceStorage } from '@comanda/screen/storage'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useRoot } from '../../parts/use-root.ts'
import { type EditedLine, useEditedLine } from '../../state/open-dish.ts'
import { useIsPublished } from '../../state/publication.ts'
import { DishFrame } from './dish-frame.tsx'
import { DishHeart } from './dish-heart.tsx'
import type { DishProps } from './dish-props.ts'
import type { DishServing } from './read-serving.ts'
import { RelatedDishes } from './related-dishes.tsx'
import { readLinkedChoice, useLinkedChoice } from './use-linked-choice.ts'
import { visitKey } from './visit-key.ts'

const MenuBuilder = lazy(() => import('./menu-builder.tsx'))

interface Opened {
  readonly context: ChoiceContext
  readonly sayNext: DishServing['sayNext']
  readonly begun: Chosen | undefined
  readonly edited?: EditedLine
}

/** A dish made of sections: its facts, and the button that opens its dialog (CONFIG-016). */
export function SectionsEntry({ view, frame, place, verdict, onDone }: DishProps) {
  const words = useWords('dish')
  const format = usePrice()
  const { site } = useRoot()
  const { product, description, ingredients, legend } = view
  const edited = useEditedLine()
  const [opened, setOpened] = useState<Opened | null>(null)
  const published = useIsPublished(view, site)
  const { choosing } = useChoosing(product, { hidesIngredients: place.hidesIngredients, moment: anyMoment })
  const showsPrices = showsPrice(site, place.mode)

  const open = async () => {
    const { readServing } = await import('./read-serving.ts')
    const { at, sayNext } = await readServing(place, site.modes)
    const context = { hidesIngredients: place.hidesIngredients, moment: at }
    const begun = edited ?? (await readLinkedChoice(product, context))
    setOpened({ context, sayNext, begun, ...(edited && { edited }) })
  }
  useLinkedChoice(open)
  // A line of the basket is changed in the dialog in which it was chosen (CONFIG-023).
  const opensAtOnce = useEffectEvent(open)
  const editedId = edited?.id
  useEffect(() => {
    if (editedId !== undefined) opensAtOnce()
  }, [editedId])
  // A page that was reloaded while a dish of the menu was being chosen continues there.
  const goesOn = useEffectEvent(async () => {
    const { findVisit } = await import('./kept-visit.ts')
    if (findVisit(product)) await open()
  })
  useEffect(() => {
    if (frame === 'page' && deviceStorage.read(visitKey) !== null) goesOn()
  }, [frame])

  const label = !showsAmounts(place.mode)
    ? words.dish.look
    : showsPrices
      ? words.dish.chooseFor(format(view.price))
      : words.dish.choose
  return (
    <>
      <DishFrame
        frame={frame}
        columns={choosingLayout(site.version, product) === 'two-columns' ? 2 : 1}
        name={view.name}
        picture={view.picture}
        lead={
          <DishLead
            description={description}
            aside={<DishHeart view={view} />}
            price={showsPrices ? { now: view.price, old: view.oldPrice } : null}
          >
            {verdict(choosing)}
          </DishLead>
        }
        facts={
          <DishFacts
            ingredients={ingredients}
            legend={legend}
            allergens={listContained(product, choosing.configuration, choosing.context)}
          />
        }
        choices={<CourseList {...choosing} />}
        related={<RelatedDishes view={view} />}
        bar={
          !published || !place.isOffered ? (
            <p className="font-bold text-accent-text">
              {published ? words.configuration.notInMode : words.product.unavailable}
            </p>
          ) : (
            <Button size="large" className="w-full" onClick={open}>
              {label}
            </Button>
          )
        }
      />
      {opened && (
        <Suspense>
          <MenuBuilder
            view={view}
            place={place}
            verdict={verdict}
            {...opened}
            onClose={() => {
              setOpened(null)
              if (opened.edited) onDone()
            }}
            onDone={() => {
              setOpened(null)
              onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
