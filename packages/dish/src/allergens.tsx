import { pictureFile } from '@comanda/screen/picture-file'
import { useWords } from '@comanda/screen/words'
import type { AllergenView } from './allergen-view.ts'

/** The contents of a dish, as small pictures with a text for screen readers. */
export function Allergens({ contained }: { readonly contained: readonly AllergenView[] }) {
  const words = useWords()
  if (contained.length === 0) return null
  return (
    <ul aria-label={words.product.allergens} className="flex flex-wrap gap-1.5">
      {contained.map(({ id, name, picture }) => (
        <li key={id} title={name} className="rounded-full bg-sunken p-1">
          {picture ? (
            <img
              src={pictureFile(picture, 'small', 'webp')}
              alt={name}
              width={18}
              height={18}
              loading="lazy"
              fetchPriority="low"
            />
          ) : (
            <span className="px-1 text-xs text-muted">{name}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
