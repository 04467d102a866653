import type { Choosing } from '@comanda/rules/catalogue/choosing'
import { describeChoice } from '@comanda/rules/catalogue/describe-choice'
import type { Section, SectionItem } from '@comanda/rules/catalogue/product'
import type { SectionItemId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, useWords } from '@comanda/screen/words'
import { MinusButton } from './step-button.tsx'

interface ChosenItemsProps {
  readonly section: Section
  readonly choosing: Choosing
  readonly chosen: readonly { readonly item: SectionItem; readonly count: number }[]
  readonly onRemove: (itemId: SectionItemId) => void
}

/** The choices of a section, each with its minus (CONFIG-019). */
export function ChosenItems({ section, choosing, chosen, onRemove }: ChosenItemsProps) {
  const words = useWords('dish').dish
  const language = useLanguage()
  return (
    <ul className="px-4 pb-2">
      {chosen.map(({ item, count }) => {
        const name = readText(item.product.name, language)
        const units = choosing.configuration.units.filter(
          (unit) => unit.sectionId === section.id && unit.itemId === item.id,
        )
        const details = units
          .map(({ configuration }) => describeChoice(item.product, configuration, language))
          .filter(Boolean)
        return (
          <li key={item.id} className="flex items-center gap-3 py-1">
            <span className="min-w-0 flex-1">
              <span className="font-bold">
                {count > 1 && `${count} × `}
                {name}
              </span>
              {[...new Set(details)].map((detail) => (
                <span key={detail} className="block text-sm text-muted">
                  {detail}
                </span>
              ))}
            </span>
            <MinusButton label={words.removeOne(name)} onPress={() => onRemove(item.id)} />
          </li>
        )
      })}
    </ul>
  )
}
