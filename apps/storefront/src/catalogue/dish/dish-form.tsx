import { AddBar, type AddBarPrice } from '@comanda/dish/add-bar'
import { anyMoment } from '@comanda/dish/any-moment'
import { AttributeChips } from '@comanda/dish/attribute-chips'
import { describeMissing, summarise } from '@comanda/dish/describe-missing'
import { DishFacts } from '@comanda/dish/dish-facts'
import { DishLead } from '@comanda/dish/dish-lead'
import { nameValues } from '@comanda/dish/name-values'
import { NotePart } from '@comanda/dish/note-part'
import { OptionGroups } from '@comanda/dish/option-groups'
import { useChoosing } from '@comanda/dish/use-choosing'
import { useNote } from '@comanda/dish/use-note'
import { ValueQuantities } from '@comanda/dish/value-quantities'
import { showsPrice } from '@comanda/rules/catalogue/card-actions'
import { choosingLayout } from '@comanda/rules/catalogue/choosing-dialog'
import { listDishParts } from '@comanda/rules/catalogue/dish-dialog'
import { findCombination } from '@comanda/rules/catalogue/find-combination'
import { listContained } from '@comanda/rules/catalogue/list-contained'
import { listMissing } from '@comanda/rules/catalogue/list-missing'
import { canSubmit } from '@comanda/rules/catalogue/submit-choice'
import { listValueLines, type ValueQuantity } from '@comanda/rules/catalogue/value-quantities'
import { sumCents } from '@comanda/rules/money/cents'
import type { LinePrice } from '@comanda/rules/pricing/line-price'
import { priceLine } from '@comanda/rules/pricing/price-line'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { type ReactNode, useState } from 'react'
import { useRoot } from '../../parts/use-root.ts'
import { useEditedLine } from '../../state/open-dish.ts'
import { useIsPublished } from '../../state/publication.ts'
import { DishFrame } from './dish-frame.tsx'
import { DishHeart } from './dish-heart.tsx'
import type { DishProps } from './dish-props.ts'
import { RelatedDishes } from './related-dishes.tsx'
import { ShareButton } from './share-button.tsx'
import { useAdding } from './use-adding.tsx'
import { readLinkedChoice, useLinkedChoice } from './use-linked-choice.ts'

/** A simple dish, one with variants or one with options (CONFIG-006 to CONFIG-011). */
export function DishForm({ view, frame, place, verdict, onDone }: DishProps) {
  const words = useWords('dish')
  const language = useLanguage()
  const format = usePrice()
  const { site, frame: shell } = useRoot()
  const { product, legend } = view
  const context = { hidesIngredients: place.hidesIngredients, moment: anyMoment }
  const edited = useEditedLine()
  const handle = useChoosing(product, context, edited)
  useLinkedChoice(async () => {
    const linked = await readLinkedChoice(product, context)
    if (linked) handle.replace(linked)
  })
  const { choosing } = handle
  const { configuration, quantity } = choosing
  const note = useNote(edited?.notes ?? '', edited?.allergies ?? [])
  const [quantities, setQuantities] = useState<readonly ValueQuantity[]>([])
  const adding = useAdding(view, onDone)
  const published = useIsPublished(view, site)

  const { version } = site
  const parts = listDishParts({ version, mode: place.mode, product, configuration })
  const isListed = parts.includes('value-quantities') && edited === undefined
  const lines = isListed ? listValueLines(product, quantities, configuration.options) : [{ configuration, quantity }]
  const missing = lines.length === 0 ? [] : listMissing(product, lines[0]?.configuration ?? configuration, 1, context)
  const hurdles = describeMissing(missing, choosing, { words: words.dish, language })
  const prices = lines.map((line) => priceLine(product, line.configuration, line.quantity, context))
  const showsPrices = showsPrice(site, place.mode)
  const total = sumCents(prices.map((price) => price.total))
  const combination = findCombination(product, configuration)
  const picture = combination?.picture ? { key: combination.picture.key, blur: -1 } : view.picture
  const add = () => {
    const { notes, allergies } = note
    const target = hurdles[0]?.target ?? null
    adding.add({ lines, notes, allergies, missing, target, ...(edited && { lineId: edited.id }) })
  }
  return (
    <DishFrame
      frame={frame}
      columns={choosingLayout(version, product) === 'two-columns' ? 2 : 1}
      name={view.name}
      picture={picture}
      lead={
        <DishLead
          description={view.description}
          aside={<DishHeart view={view} />}
          price={showsPrices ? toLeadPrice(view, combination) : null}
        >
          {verdict(choosing)}
        </DishLead>
      }
      facts={
        <DishFacts
          ingredients={view.ingredients}
          legend={legend}
          allergens={listContained(product, configuration, context)}
        >
          {parts.includes('add') && published && <ShareButton slug={view.slug} configuration={configuration} />}
        </DishFacts>
      }
      choices={
        <>
          {(parts.includes('attribute-chips') || edited) && <AttributeChips {...handle} showsPrices={showsPrices} />}
          {isListed && (
            <ValueQuantities
              product={product}
              quantities={quantities}
              showsPrices={showsPrices}
              onChange={setQuantities}
            />
          )}
          <OptionGroups {...handle} isForReading={!parts.includes('add')} />
          {parts.includes('note') && published && <NotePart note={note} allergens={shell.allergens} />}
        </>
      }
      related={<RelatedDishes view={view} />}
      bar={
        <DishBar published={published} isOffered={place.isOffered}>
          {parts.includes('add') && (
            <AddBar
              price={showsPrices ? toBarPrice(prices, parts.includes('unit-price')) : null}
              quantity={parts.includes('stepper') || edited ? { value: quantity, onChange: handle.setQuantity } : null}
              missing={lines.length === 0 ? words.configuration.noQuantity : summarise(hurdles, words.dish)}
              chosen={isListed ? '' : nameValues(product, configuration, language)}
              canAdd={lines.length > 0 && canSubmit(missing, adding.isSubmitting)}
              label={
                edited
                  ? words.dish.saveFor(format(total))
                  : showsPrices
                    ? words.dish.addFor(format(total))
                    : words.dish.add
              }
              onAdd={add}
            />
          )}
        </DishBar>
      }
    />
  )
}

function toLeadPrice({ product }: DishProps['view'], combination: ReturnType<typeof findCombination>) {
  return { now: combination?.price ?? product.price, old: combination ? null : product.oldPrice }
}

function toBarPrice(prices: readonly LinePrice[], hasUnitPrice: boolean): AddBarPrice {
  return {
    unitPrice: hasUnitPrice ? (prices[0]?.unitPrice ?? null) : null,
    total: sumCents(prices.map((price) => price.total)),
    parts: prices.flatMap((price) => price.parts),
  }
}

interface DishBarProps {
  readonly published: boolean
  readonly isOffered: boolean
  readonly children: ReactNode
}

/** The bar of a dish that can be ordered, or why it cannot. */
function DishBar({ published, isOffered, children }: DishBarProps) {
  const words = useWords('dish')
  if (published && isOffered) return children
  return (
    <p className="font-bold text-accent-text">
      {published ? words.configuration.notInMode : words.product.unavailable}
    </p>
  )
}
