import { lazy, Suspense, useEffect, useState } from 'react'
import { usePage } from '../parts/use-page.ts'
import { useSetup } from '../state/setup.ts'
import type { SiteView } from '../views/site-view.ts'

const CartInSight = lazy(() => import('./cart-in-sight.tsx'))

/** Keeps the cart in sight on screens without the bar; its code is loaded there alone, once the page is at rest (F-070). */
export function WideCart({ site }: { readonly site: SiteView }) {
  const { pathname } = usePage()
  const mode = useSetup('mode') ?? site.mode
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const media = matchMedia('(min-width: 768px)')
    const look = () => setWide(media.matches)
    const timer = setTimeout(look, restMs)
    media.addEventListener('change', look)
    return () => {
      clearTimeout(timer)
      media.removeEventListener('change', look)
    }
  }, [])
  if (!isWide || mode === 'digital-card' || site.onlyBookings || pathname.startsWith('/checkout')) return null
  return (
    <Suspense>
      <CartInSight site={site} />
    </Suspense>
  )
}

const restMs = 300
