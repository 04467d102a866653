import { useCallback, useMemo } from 'react'
import { useBlurCss } from '../../parts/blur-css.ts'
import { latePart } from '../../parts/late-part.tsx'
import { useRoot } from '../../parts/use-root.ts'
import { useLiveProducts } from '../../state/use-live-products.ts'
import type { ProductView } from '../../views/product-view.ts'
import type { ScreenProps } from '../../views/screen-props.ts'

const { Part: Dish, ready } = latePart(() => import('./dish.part.tsx'))

export { ready }

/** A dish on a page of its own. */
export function Component({ data: view }: ScreenProps<ProductView>) {
  useBlurCss(view.blurs)
  const { site } = useRoot()
  useLiveProducts(
    useMemo(() => [view], [view]),
    site,
  )
  // The page stays when the dish is added: there is nothing below it to return to.
  const stay = useCallback(() => {}, [])
  return <Dish view={view} frame="page" onDone={stay} />
}
