import { Badge } from '@comanda/ui/badge'
import type { BrandView } from '../../views/home-view.ts'
import { useWords } from '../../words.tsx'

export function Brands({ brands }: { readonly brands: readonly BrandView[] }) {
  const words = useWords()
  if (brands.length === 0) return null
  return (
    <section aria-labelledby="brands" className="mx-auto mt-10 max-w-7xl px-4 md:mt-14 md:px-8">
      <h2 id="brands" className="text-2xl font-extrabold tracking-tight md:text-3xl">
        {words.home.brands}
      </h2>
      <ul className="mt-4 grid max-w-3xl grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
        {brands.map(({ id, name, logo, comingSoon }) => (
          <li
            key={id}
            className="relative flex h-28 items-center justify-center rounded-card bg-surface p-5 shadow-card"
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
            {comingSoon && (
              <span className="absolute right-3 top-3">
                <Badge>{words.home.comingSoon}</Badge>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
