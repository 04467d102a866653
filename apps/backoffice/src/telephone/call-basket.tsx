import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import { wordChoices } from '@comanda/rules/kitchen/word-choices'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { type CallLine, nameLine, sumLines } from './call-line.ts'

interface CallBasketProps {
  readonly lines: readonly CallLine[]
  readonly context: ChoiceContext
  readonly onRemove: (id: number) => void
}

/** The basket of the caller so far, to be read back. */
export function CallBasket({ lines, context, onRemove }: CallBasketProps) {
  const { telephone: words } = useWords('telephone')
  const language = useLanguage()
  const format = usePrice()
  return (
    <section aria-label={words.basket} className="grid gap-3">
      <Heading level={2} look="block">
        {words.basket}
      </Heading>
      {lines.length === 0 && <p className="text-muted">{words.empty}</p>}
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.id} className="flex items-start justify-between gap-3">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <strong>
                {line.quantity} × {nameLine(line, language)}
              </strong>
              {[...wordChoices({ ...line, units: line.quantity }, { language, context }), line.notes]
                .filter(Boolean)
                .map((said) => (
                  <span key={said} className="block text-muted">
                    {said}
                  </span>
                ))}
            </p>
            <span className="flex shrink-0 items-center gap-2 tabular-nums">
              {format(sumLines([line], context))}
              <Button
                look="quiet"
                aria-label={words.remove(nameLine(line, language))}
                onClick={() => onRemove(line.id)}
              >
                ×
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
