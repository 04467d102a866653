import { allergyWishes } from '@comanda/rules/cart/allergy-wish'
import type { AllergenId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useRoot } from '../parts/use-root.ts'
import type { AllergyQuestion, AnswerAllergy } from '../state/shell.ts'

interface AllergySheetProps {
  readonly question: AllergyQuestion
  readonly onAnswer: AnswerAllergy
}

/** Asks before a dish is added or sent that somebody who may eat it must not eat (DAY-206). */
export default function AllergySheet({ question, onAnswer }: AllergySheetProps) {
  const words = useWords('cart')
  const { allergy } = words.cart
  const { frame } = useRoot()
  const { dish, asked, isOwn } = question
  const name = (ids: readonly AllergenId[]) =>
    frame.allergens
      .filter(({ id }) => ids.includes(id))
      .map((allergen) => allergen.name)
      .join(', ')
  const [contains, traces] = [name(asked.contains).toUpperCase(), name(asked.traces).toUpperCase()]
  const declared = name([...asked.contains, ...asked.traces]).toLocaleLowerCase()
  return (
    <Sheet
      title={[contains && allergy.contains(contains), traces && allergy.mayContain(traces)].filter(Boolean).join(' · ')}
      closeLabel={words.shell.close}
      isOpen
      onClose={() => onAnswer(null)}
    >
      <p className="max-w-prose text-pretty text-lg">
        {isOwn ? allergy.own(dish, declared) : allergy.shared(dish, declared)}
      </p>
      <div className="mt-5 flex flex-col gap-2">
        {allergyWishes.map((wish) => (
          <button
            key={wish}
            type="button"
            onClick={() => onAnswer(wish)}
            className="min-h-14 w-full cursor-pointer rounded-2xl border-2 border-line bg-surface px-4 py-3 text-left hover:border-primary active:border-primary"
          >
            <span className="block font-bold">{allergy[wish]}</span>
            <span className="block text-sm text-muted">{wish === 'adapt' ? allergy.adaptHint : allergy.keepHint}</span>
          </button>
        ))}
        <Button size="large" className="mt-2 w-full" onClick={() => onAnswer(null)}>
          {allergy.change}
        </Button>
      </div>
    </Sheet>
  )
}
