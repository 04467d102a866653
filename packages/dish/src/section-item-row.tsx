import type { Change } from '@comanda/rules/catalogue/change'
import { addItem, removeItem } from '@comanda/rules/catalogue/choose-item'
import type { Choosing } from '@comanda/rules/catalogue/choosing'
import { joinIngredients } from '@comanda/rules/catalogue/join-ingredients'
import type { Section, SectionItem } from '@comanda/rules/catalogue/product'
import { decideTap, describeRow } from '@comanda/rules/catalogue/section-row'
import { readText } from '@comanda/rules/text/local-text'
import { pictureFile, pictureSet } from '@comanda/screen/picture-file'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Allergens } from './allergens.tsx'
import type { BuilderSetting } from './builder-props.ts'
import { MinusButton, PlusButton } from './step-button.tsx'
import { toRefusalText } from './to-refusal-text.ts'
import type { Chosen } from './use-choosing.ts'
import type { OpenedItem } from './use-opened-item.ts'

interface SectionItemRowProps {
  readonly section: Section
  readonly item: SectionItem
  readonly choosing: Choosing
  readonly setting: BuilderSetting
  readonly onOpen: (opened: OpenedItem) => void
  readonly onAdd: (chosen: Chosen) => void
  readonly onRemove: (change: Change) => void
}

/** A dish of a section: name, what it adds to the price, plus and minus (CONFIG-020). */
export function SectionItemRow(props: SectionItemRowProps) {
  const { section, item, choosing, setting, onOpen, onAdd, onRemove } = props
  const words = useWords('dish').dish
  const language = useLanguage()
  const price = usePrice()
  const row = describeRow(choosing, { section, item }, setting.mode)
  const name = readText(row.name, language)
  const ingredients = joinIngredients(row.ingredients, language)
  const choice = { sectionId: section.id, itemId: item.id }
  const tap = (tapped: 'row' | 'plus') => {
    const outcome = decideTap(item.product, tapped)
    if (outcome === 'detail') return onOpen({ kind: 'detail', section, item })
    const change = addItem(choosing, choice)
    // The next dialog completes the dish's own choices; any other refusal is shown here.
    if (!change.allowed && change.code !== 'unit-incomplete') {
      return setting.tellError(toRefusalText(change.code, item, words))
    }
    if (outcome !== 'add') return onOpen({ kind: outcome, section, item })
    if (change.allowed) onAdd({ configuration: change.configuration, quantity: choosing.quantity })
  }
  return (
    <li data-item="row" className="relative flex items-center gap-3 py-3">
      {row.picture && (
        <img
          data-item="picture"
          loading="lazy"
          // The template decides how large it is.
          sizes="auto, 56px"
          srcSet={pictureSet(row.picture.key, 'webp')}
          src={pictureFile(row.picture.key, 'small', 'webp')}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-2xl bg-sunken object-cover"
        />
      )}
      <div data-item="text" className="min-w-0 flex-1">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => tap('row')}
          className="cursor-pointer text-left font-bold leading-snug after:absolute after:inset-0"
        >
          {name}
        </button>
        {ingredients && <p className="line-clamp-1 text-sm text-muted">{ingredients}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          {row.adjustment !== null && (
            <span className="font-bold tabular-nums">
              {row.adjustment > 0 ? words.extra(price(row.adjustment)) : price(row.adjustment)}
            </span>
          )}
          {row.isIncluded && <span className="text-muted">{words.included}</span>}
          {row.minimum !== null && <span className="text-muted">{words.minimum(row.minimum)}</span>}
          <Allergens contained={setting.legend.filter(({ id }) => row.allergens.some((other) => other === id))} />
        </div>
      </div>
      {row.steps && (
        <div data-item="steps" className="flex items-center gap-1.5">
          {row.steps.canRemove && (
            <>
              <MinusButton label={words.removeOne(name)} onPress={() => onRemove(removeItem(choosing, choice))} />
              <output className="min-w-5 text-center font-bold tabular-nums">{row.steps.count}</output>
            </>
          )}
          <PlusButton label={words.addOne(name)} isBlocked={!row.steps.canAdd} onPress={() => tap('plus')} />
        </div>
      )}
    </li>
  )
}
