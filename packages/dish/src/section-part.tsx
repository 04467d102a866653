import type { Change } from '@comanda/rules/catalogue/change'
import { removeItem } from '@comanda/rules/catalogue/choose-item'
import type { Choosing } from '@comanda/rules/catalogue/choosing'
import { showsAmounts } from '@comanda/rules/catalogue/choosing-dialog'
import { listItems, listServedLater } from '@comanda/rules/catalogue/list-sections'
import type { Section } from '@comanda/rules/catalogue/product'
import { describeSection } from '@comanda/rules/catalogue/section-limits'
import { listChosenItems } from '@comanda/rules/catalogue/section-row'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, useWords } from '@comanda/screen/words'
import type { BuilderSetting } from './builder-props.ts'
import { ChosenItems } from './chosen-items.tsx'
import { SectionItemRow } from './section-item-row.tsx'
import type { Chosen } from './use-choosing.ts'
import type { OpenedItem } from './use-opened-item.ts'

interface SectionPartProps {
  readonly section: Section
  readonly choosing: Choosing
  readonly setting: BuilderSetting
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onOpen: (opened: OpenedItem) => void
  readonly onAdd: (chosen: Chosen) => void
  readonly onRemove: (change: Change) => void
}

/** One course: how many are chosen and the limit, what was chosen, and what is offered (CONFIG-019). */
export function SectionPart(props: SectionPartProps) {
  const { section, choosing, setting, isOpen, onToggle, onOpen, onAdd, onRemove } = props
  const words = useWords('dish')
  const language = useLanguage()
  const { selected, min, max } = describeSection(section, choosing.configuration, choosing.quantity)
  const isDone = selected >= Math.max(min, 1) && (max === null || selected <= max)
  const orders = showsAmounts(setting.mode)
  const chosen = listChosenItems(section, choosing.configuration)
  return (
    <section
      id={`section-${section.id}`}
      data-section
      tabIndex={-1}
      aria-labelledby={`section-title-${section.id}`}
      className="scroll-mt-4 rounded-3xl border-2 border-line outline-none"
    >
      <h3>
        <button
          type="button"
          id={`section-title-${section.id}`}
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-3xl px-4 py-2.5 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-lg font-extrabold leading-tight tracking-tight">
              {readText(section.name, language)}
            </span>
            <span className="text-sm text-muted">
              {max === null ? words.dish.toChooseFrom(min) : words.dish.toChoose(min, max)}
            </span>
          </span>
          {orders && (
            <span
              className={`inline-flex min-w-12 items-center justify-center gap-1 rounded-full px-2.5 py-1 text-sm font-bold tabular-nums ${isDone ? 'bg-primary text-on-primary' : 'bg-sunken text-text'}`}
            >
              {isDone && <span aria-hidden="true">✓</span>}
              {words.dish.selectedOf(selected, max)}
              {isDone && <span className="sr-only">{words.dish.complete}</span>}
            </span>
          )}
          <span aria-hidden="true" className={`text-xl text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}>
            ⌄
          </span>
        </button>
      </h3>
      {!isOpen && chosen.length > 0 && (
        <ChosenItems
          chosen={chosen}
          choosing={choosing}
          section={section}
          onRemove={(itemId) => onRemove(removeItem(choosing, { sectionId: section.id, itemId }))}
        />
      )}
      {isOpen && (
        <ul className="divide-y divide-line border-t border-line px-4">
          {listItems(section, choosing.context).map((item) => (
            <SectionItemRow
              key={item.id}
              section={section}
              item={item}
              choosing={choosing}
              setting={setting}
              onOpen={onOpen}
              onAdd={onAdd}
              onRemove={onRemove}
            />
          ))}
          {setting.sayNext &&
            listServedLater(section, choosing.context).map((item) => (
              <li key={item.id} data-item="row" data-later="" className="py-3 text-muted">
                <p className="font-bold leading-snug">{readText(item.product.name, language)}</p>
                <p className="text-sm">{setting.sayNext?.(item.product.windows)}</p>
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}
