import { Badge } from '@comanda/ui/badge'
import type { BrandView } from '../../views/home-view.ts'
import { useWords } from '../../words.tsx'
import { Rail } from './rail.tsx'

export function Brands({ brands }: { readonly brands: readonly BrandView[] }) {
  const words = useWords()
  if (brands.length === 0) return null
  return (
    <Rail title={words.home.brands}>
      {brands.map(({ id, name, logo, comingSoon }) => (
        <div
          key={id}
          className="relative flex h-28 w-56 shrink-0 snap-start items-center justify-center rounded-card bg-surface p-6 shadow-card"
        >
          {logo ? (
            <img src={logo} alt={name} width={160} height={64} loading="lazy" className="h-16 w-40 object-contain" />
          ) : (
            <span className="text-xl font-extrabold tracking-tight">{name}</span>
          )}
          {comingSoon && (
            <span className="absolute right-3 top-3">
              <Badge>{words.home.comingSoon}</Badge>
            </span>
          )}
        </div>
      ))}
    </Rail>
  )
}
