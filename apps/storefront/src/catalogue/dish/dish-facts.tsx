import type { AllergenId } from '@comanda/rules/ids'
import { usePrice, useWords } from '@comanda/screen/words'
import { Price } from '@comanda/ui/price'
import type { ReactNode } from 'react'
import { Allergens } from '../../parts/allergens.tsx'
import { DishPicture } from '../../parts/dish-picture.tsx'
import type { AllergenView } from '../../views/allergen-view.ts'
import type { PictureView } from '../../views/card-view.ts'
import type { ProductView } from '../../views/product-view.ts'
import { DishHeart } from './dish-heart.tsx'

interface DishCoverProps {
  readonly picture: PictureView
  readonly isFirst: boolean
  readonly className?: string
}

/** Never so high that the choices fall out of sight (CONFIG-007). */
export function DishCover({ picture, isFirst, className = '' }: DishCoverProps) {
  return (
    <DishPicture
      picture={picture}
      alt=""
      sizes="(min-width: 768px) 584px, 100vw"
      when={isFirst ? 'first' : 'early'}
      className={`aspect-4/3 max-h-[min(360px,28svh)] w-full ${className}`}
    />
  )
}

interface DishFactsProps {
  readonly view: ProductView
  /** Null where no price shows yet. */
  readonly price: { readonly now: number; readonly old: number | null } | null
  readonly allergens: { readonly contains: readonly AllergenId[]; readonly traces: readonly AllergenId[] }
  readonly children?: ReactNode
}

/** What it costs, what it is and what is in it, as it is chosen now. */
export function DishFacts({ view, price, allergens, children }: DishFactsProps) {
  const words = useWords().product
  const format = usePrice()
  const name = (ids: readonly AllergenId[]) => view.legend.filter(({ id }) => ids.some((other) => other === id))
  const contained = name(allergens.contains)
  const traces = name(allergens.traces)
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex w-full items-center">
        {price && (
          <Price
            price={format(price.now)}
            old={price.old === null ? undefined : format(price.old)}
            oldLabel={words.oldPrice}
            size="large"
          />
        )}
        <DishHeart view={view} />
      </div>
      <p className="max-w-prose text-pretty text-lg">{view.description || words.noDescription}</p>
      {view.ingredients && (
        <Fact title={words.ingredients}>
          <p className="text-muted">{view.ingredients}</p>
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
      <h2 className="mb-1.5 text-sm font-bold uppercase tracking-widest text-muted">{title}</h2>
      {children}
    </section>
  )
}

export function listNames(allergens: readonly AllergenView[]): string {
  return allergens.map(({ name }) => name).join(', ')
}
