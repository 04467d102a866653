import type { AllergenView } from '@comanda/dish/allergen-view'
import type { AllergenId, DietId } from '@comanda/rules/ids'
import { pictureFile } from '@comanda/screen/picture-file'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { Heading } from '@comanda/ui/heading'
import { MenuLink } from '../../parts/exit-links.tsx'
import { usePage } from '../../parts/use-page.ts'
import type { ScreenProps } from '../../views/screen-props.ts'
import type { AllergensView } from './load-allergens.ts'

/** The allergens and diets of the menu; `/allergens2` shows them as large tiles (OPEN-033). */
export function Component({ data: { allergens, diets } }: ScreenProps<AllergensView>) {
  const words = useWords('pages').allergensPage
  const isV2 = usePage().pathname === '/allergens2'
  return (
    <section className={classNames('mx-auto px-4 py-12 md:px-8', isV2 ? 'max-w-7xl' : 'max-w-3xl')}>
      <Heading level={1} look="page">
        {words.title}
      </Heading>
      <p className="mt-4 max-w-2xl text-pretty text-lg text-muted">{words.intro}</p>
      <Group title={words.allergens} items={allergens} isV2={isV2} />
      <Group title={words.diets} items={diets} isV2={isV2} />
      <p className="mt-10">
        <MenuLink />
      </p>
    </section>
  )
}

interface GroupProps {
  readonly title: string
  readonly items: readonly AllergenView<AllergenId | DietId>[]
  readonly isV2: boolean
}

function Group({ title, items, isV2 }: GroupProps) {
  if (items.length === 0) return null
  const size = isV2 ? 72 : 36
  return (
    <>
      <Heading level={2} look="section" className="mb-4 mt-10">
        {title}
      </Heading>
      <ul
        aria-label={title}
        className={
          isV2 ? 'grid grid-cols-2 gap-3 xs:grid-cols-3 sm:grid-cols-4 lg:grid-cols-7' : 'grid gap-x-8 sm:grid-cols-2'
        }
      >
        {items.map(({ id, name, picture }) => (
          <li
            key={id}
            className={classNames(
              'flex items-center gap-3 font-bold',
              isV2 ? 'flex-col rounded-card bg-sunken p-4 text-center text-sm' : 'border-b border-line py-3',
            )}
          >
            {picture && (
              <img src={pictureFile(picture, 'small', 'webp')} alt="" width={size} height={size} loading="lazy" />
            )}
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}
