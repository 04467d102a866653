import type { BrandId } from '@comanda/rules/ids'
import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { useWords } from '@comanda/screen/words'
import { Badge } from '@comanda/ui/badge'
import { Heading } from '@comanda/ui/heading'
import { useRef } from 'react'
import { useSetup } from '../../state/setup.ts'
import type { BrandView } from '../../views/home-view.ts'
import type { SiteView } from '../../views/site-view.ts'

interface BrandsProps {
  readonly brands: readonly BrandView[]
  readonly site: SiteView
  /** How many dishes the menu below has now. */
  readonly count: number
}

/** Press one to see only what it sells in the menu right below, press it again to see everything. */
export function Brands({ brands, site, count }: BrandsProps) {
  const words = useWords()
  const brandId = useSetup('brandId')
  const place = useRef<HTMLElement>(null)
  const chosen = brands.find(({ id }) => id === brandId)
  if (brands.length === 0) return null
  const press = async (id: BrandId) => {
    const [{ chooseBrand }, asked] = await Promise.all([
      import('../../setup/choices.ts'),
      loadSpokenWords('refusals', 'setup'),
    ])
    await chooseBrand(id, { site, words: { ...words, ...asked } })
    // The menu that changed begins right below: it comes into sight with the brands above it.
    place.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <section ref={place} aria-labelledby="brands" className="mx-auto mt-10 max-w-7xl scroll-mt-4 px-4 md:mt-14 md:px-8">
      <Heading level={2} look="section" id="brands">
        {words.home.brands}
      </Heading>
      <ul className="mt-4 grid max-w-3xl grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
        {brands.map(({ id, name, logo, logoTone, comingSoon }) => (
          <li key={id} className="relative">
            <button
              type="button"
              disabled={comingSoon}
              aria-pressed={id === brandId}
              onClick={() => press(id)}
              className="flex h-20 w-full cursor-pointer items-center justify-center rounded-card bg-surface p-4 shadow-card ring-primary aria-pressed:ring-3 enabled:hover:shadow-lift disabled:cursor-not-allowed"
            >
              {logo ? (
                <img
                  src={logo}
                  data-tone={logoTone}
                  alt={name}
                  width={160}
                  height={48}
                  loading="lazy"
                  className="h-12 w-full object-contain"
                />
              ) : (
                <span className="font-display text-xl">{name}</span>
              )}
            </button>
            {comingSoon && (
              <span className="pointer-events-none absolute -top-2.5 right-2">
                <Badge>{words.home.comingSoon}</Badge>
              </span>
            )}
          </li>
        ))}
      </ul>
      {/* Its height is always kept, so that the menu below does not move. */}
      <p role="status" className="mt-3 min-h-6 text-sm font-bold text-muted">
        {chosen && `${chosen.name} · ${words.home.dishes(count)}`}
      </p>
    </section>
  )
}
