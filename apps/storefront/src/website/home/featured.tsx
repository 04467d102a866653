import { useWords } from '@comanda/screen/words'
import { DishPicture } from '../../parts/dish-picture.tsx'
import type { CategoryView } from '../../views/home-view.ts'
import { Rail } from './rail.tsx'

/** The categories that the venue features, as pictures. */
export function Featured({ categories }: { readonly categories: readonly CategoryView[] }) {
  const words = useWords()
  if (categories.length === 0) return null
  return (
    <Rail id="featured" title={words.home.featured}>
      {categories.map(({ slug, name, picture }) => (
        <a
          key={slug}
          href={`/categories/${slug}`}
          className="group w-28 shrink-0 snap-start rounded-2xl text-center md:w-36"
        >
          {picture ? (
            <DishPicture
              picture={picture}
              alt=""
              sizes="(min-width: 768px) 144px, 112px"
              when="aside"
              className="aspect-square w-full rounded-full shadow-card transition duration-200 ease-out group-hover:scale-103"
            />
          ) : (
            <span className="flex aspect-square w-full items-center justify-center rounded-full bg-primary-soft text-3xl font-extrabold text-on-primary-soft">
              {name.slice(0, 1)}
            </span>
          )}
          <span className="mt-3 block text-sm font-bold leading-tight">{name}</span>
        </a>
      ))}
    </Rail>
  )
}
