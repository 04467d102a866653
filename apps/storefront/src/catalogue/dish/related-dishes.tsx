import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { DishPicture } from '../../parts/dish-picture.tsx'
import { toDishPath } from '../../state/open-dish.ts'
import type { ProductView } from '../../views/product-view.ts'

/** Dishes that go well with this one, under the venue's own title where it has one. */
export function RelatedDishes({ view }: { readonly view: ProductView }) {
  const words = useWords('dish').dish
  if (view.related.length === 0) return null
  return (
    <section>
      <Heading level={2} look="block">
        {view.suggestionTitle ?? words.related}
      </Heading>
      <ul className="-mx-1 mt-2 flex snap-x gap-3 overflow-x-auto px-1 pb-2">
        {view.related.map(({ slug, name, picture }) => (
          <li key={slug} className="w-36 shrink-0 snap-start">
            <a href={toDishPath(slug)} className="block rounded-2xl text-sm font-bold leading-snug">
              {picture && (
                <DishPicture picture={picture} alt="" sizes="144px" className="mb-1.5 h-24 w-full rounded-2xl" />
              )}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
