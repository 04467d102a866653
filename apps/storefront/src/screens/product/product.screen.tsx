import { showsPrice } from '@comanda/rules/modes/card-actions'
import { Price } from '@comanda/ui/price'
import { type ReactNode, useMemo } from 'react'
import { useLoaderData, useRouteLoaderData } from 'react-router'
import { AddAction } from '../../parts/add-action.tsx'
import { Allergens } from '../../parts/allergens.tsx'
import { useBlurCss } from '../../parts/blur-css.ts'
import { DishPicture } from '../../parts/dish-picture.tsx'
import { useLiveProducts } from '../../state/use-live-products.ts'
import type { AllergenView } from '../../views/home-view.ts'
import type { ProductView } from '../../views/product-view.ts'
import { useFirstWords, usePrice } from '../../words.tsx'
import type { RootData } from '../root/root.screen.tsx'

/** A dish: what it is, what is in it, what it costs. */
export function Component() {
  const product = useLoaderData<ProductView>()
  const { site } = useRouteLoaderData('root') as RootData
  const words = useFirstWords().product
  const price = usePrice()
  useBlurCss(product.blurs)
  useLiveProducts(useMemo(() => [product], [product]))
  return (
    <article className="mx-auto grid max-w-7xl gap-8 pb-20 md:grid-cols-2 md:gap-12 md:px-8 md:pt-6">
      {product.picture && (
        <DishPicture
          picture={product.picture}
          alt=""
          sizes="(min-width: 1280px) 584px, (min-width: 768px) 46vw, 100vw"
          when="first"
          className="aspect-4/3 w-full md:rounded-4xl"
        />
      )}
      <div className="flex flex-col items-start gap-4 px-4 md:px-0 md:pt-6">
        <h1 className="text-balance text-4xl font-extrabold tracking-tight md:text-5xl">{product.name}</h1>
        {showsPrice(site, site.mode) && (
          <Price
            price={price(product.price)}
            old={product.oldPrice === null ? undefined : price(product.oldPrice)}
            oldLabel={words.oldPrice}
            size="large"
          />
        )}
        <p className="max-w-prose text-pretty text-lg">{product.description || words.noDescription}</p>
        {product.ingredients && (
          <Part title={words.ingredients}>
            <p className="text-muted">{product.ingredients}</p>
          </Part>
        )}
        {product.allergens.length > 0 && (
          <Part title={words.allergens}>
            <Allergens contained={product.allergens} />
            <p className="mt-2 text-sm text-muted">{words.contains(listNames(product.allergens))}</p>
            {product.traces.length > 0 && (
              <p className="text-sm text-muted">{words.traces(listNames(product.traces))}</p>
            )}
          </Part>
        )}
        <AddAction product={product} site={site} look="primary" size="large" />
      </div>
    </article>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 text-sm font-bold uppercase tracking-widest text-muted">{title}</h2>
      {children}
    </section>
  )
}

function listNames(allergens: readonly AllergenView[]): string {
  return allergens.map(({ name }) => name).join(', ')
}
