import type { Choosing } from '@comanda/rules/catalogue/choosing'
import { type FilterReason, filterDish } from '@comanda/rules/catalogue/filter-verdict'
import type { Remedy } from '@comanda/rules/catalogue/list-remedies'
import type { Source } from '@comanda/rules/catalogue/list-sources'
import { type LocalText, readText } from '@comanda/rules/text/local-text'
import { useLanguage, useWords } from '@comanda/screen/words'
import { useRoot } from '../../parts/use-root.ts'
import { useFilters } from '../../state/filters.ts'

/** Whether the dish, as chosen now, fits what the visitor avoids, and why not (OPEN-040). */
export function Component({ choosing }: { readonly choosing: Choosing }) {
  const words = useWords('dish').dish
  const language = useLanguage()
  const { frame } = useRoot()
  const filter = useFilters()
  const verdict = filterDish(choosing.product, choosing.configuration, filter, choosing.context)
  if (verdict.fits === 'fine') {
    return <p className="rounded-2xl bg-primary-soft px-4 py-3 font-bold text-on-primary-soft">{words.fits}</p>
  }
  const name = (source: Named) => readText(findName(choosing, source), language)
  const say = ({ concern, sources, remedies }: FilterReason) => {
    const from = sources.map((source) => (source.kind === 'dish' ? words.itself : name(source))).join(', ')
    const known = frame[concern.kind === 'allergen' ? 'allergens' : 'diets'].find(({ id }) => id === concern.id)
    const told = concern.kind === 'allergen' ? words.hasAllergen : words.notDiet
    return {
      text: told(known?.name ?? '', from || words.comesAhead),
      leave: remedies.filter(({ kind }) => kind === 'leave').map(name),
      choose: remedies.filter(({ kind }) => kind === 'choose-option').map(name),
    }
  }
  return (
    <div role="status" className="w-full rounded-2xl bg-sunken px-4 py-3">
      <p className="font-bold">{verdict.fits === 'excluded' ? words.excluded : words.adaptable}</p>
      <ul className="mt-1 text-sm">
        {verdict.reasons.map(say).map(({ text, leave, choose }) => (
          <li key={text}>
            {text}
            {leave.length > 0 && <span className="text-muted"> · {words.remedyLeave(leave.join(', '))}</span>}
            {choose.length > 0 && <span className="text-muted"> · {words.remedyChoose(choose.join(' / '))}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Named = Exclude<Source, { kind: 'dish' }> | Remedy

/** The venue's name for what brings it in, or removes it. */
function findName({ product }: Pick<Choosing, 'product'>, named: Named): LocalText {
  if (named.kind === 'leave') return findName({ product }, named.source)
  if (named.kind === 'item') {
    const section = product.sections.find(({ id }) => id === named.sectionId)
    return section?.items.find(({ id }) => id === named.itemId)?.product.name ?? product.name
  }
  const groups = [...product.optionGroups, ...product.combinations.flatMap(({ optionGroups }) => optionGroups)]
  const group = groups.find(({ id }) => id === named.groupId)
  return group?.values.find(({ id }) => id === named.valueId)?.name ?? product.name
}
