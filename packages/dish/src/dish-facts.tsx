import type { AllergenId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'
import type { AllergenView } from './allergen-view.ts'
import { Allergens } from './allergens.tsx'

interface DishFactsProps {
  readonly ingredients: string
  /** Names the allergens of the dish and of all its parts. */
  readonly legend: readonly AllergenView[]
  readonly allergens: { readonly contains: readonly AllergenId[]; readonly traces: readonly AllergenId[] }
  readonly children?: ReactNode
}

/** The contents of the dish as it is chosen now; below the choices, which decide it. */
export function DishFacts({ ingredients, legend, allergens, children }: DishFactsProps) {
  const words = useWords().product
  const name = (ids: readonly AllergenId[]) => legend.filter(({ id }) => ids.some((other) => other === id))
  const contained = name(allergens.contains)
  const traces = name(allergens.traces)
  return (
    <div className="flex flex-col items-start gap-4">
      {ingredients && (
        <Fact title={words.ingredients}>
          <p className="text-muted">{ingredients}</p>
        </Fact>
      )}
      {(contained.length > 0 || traces.length > 0) && (
        <Fact title={words.allergens}>
          <Allergens contained={contained} />
          {contained.length > 0 && <p className="mt-2 text-sm text-muted">{words.contains(listNames(contained))}</p>}
          {traces.length > 0 && <p className="text-sm text-muted">{words.traces(listNames(traces))}</p>}
        </Fact>
      )}
      {children}
    </div>
  )
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Heading level={2} look="row" className="mb-1.5 text-sm uppercase tracking-widest text-muted">
        {title}
      </Heading>
      {children}
    </section>
  )
}

export function listNames(allergens: readonly AllergenView[]): string {
  return allergens.map(({ name }) => name).join(', ')
}
