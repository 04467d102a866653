import type { BrandId } from '@comanda/rules/ids'
import { loadSpokenWords } from '@comanda/screen/spoken'
import { useWords } from '@comanda/screen/words'
import { Badge } from '@comanda/ui/badge'
import { Heading } from '@comanda/ui/heading'
import { useSetup } from '../../state/setup.ts'
import type { BrandView } from '../../views/home-view.ts'
import type { SiteView } from '../../views/site-view.ts'

interface BrandsProps {
  readonly brands: readonly BrandView[]
  readonly site: SiteView
}

/** Press one to see only what it sells, press it again to see everything. */
export function Brands({ brands, site }: BrandsProps) {
  const words = useWords()
  const { brandId } = useSetup()
  if (brands.length === 0) return null
  const press = async (id: BrandId) => {
    const [{ chooseBrand }, asked] = await Promise.all([
      import('../../setup/choices.ts'),
      loadSpokenWords('refusals', 'setup'),
    ])
    await chooseBrand(id, { site, words: { ...words, ...asked } })
  }
  return (
    <section aria-labelledby="brands" className="mx-auto mt-10 max-w-7xl px-4 md:mt-14 md:px-8">
      <Heading level={2} look="section" id="brands">
        {words.home.brands}
      </Heading>
      <ul className="mt-4 grid max-w-3xl grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
        {brands.map(({ id, name, logo, comingSoon }) => (
          <li key={id} className="relative">
            <button
              type="button"
              disabled={comingSoon}
              aria-pressed={id === brandId}
              onClick={() => press(id)}
              className="flex h-28 w-full cursor-pointer items-center justify-center rounded-card bg-surface p-5 shadow-card ring-primary aria-pressed:ring-3 enabled:hover:shadow-lift disabled:cursor-not-allowed"
            >
              {logo ? (
                <img
                  src={logo}
                  alt={name}
                  width={160}
                  height={64}
                  loading="lazy"
                  className="h-16 w-full object-contain"
                />
              ) : (
                <span className="text-xl font-extrabold tracking-tight">{name}</span>
              )}
            </button>
            {comingSoon && (
              <span className="pointer-events-none absolute right-3 top-3">
                <Badge>{words.home.comingSoon}</Badge>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
