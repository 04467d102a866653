import { choosingLayout } from '@comanda/rules/catalogue/choosing-dialog'
import { leavePlace } from '@comanda/screen/use-back-step'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useCallback, useEffect, useState } from 'react'
import { useBlurCss } from '../../parts/blur-css.ts'
import { useRoot } from '../../parts/use-root.ts'
import type { ProductView } from '../../views/product-view.ts'
import { Component as DishContent } from './dish.part.tsx'
import { loadVerdict } from './late-verdict.ts'
import { firstBlur, loadDish } from './load-dish.ts'

type Loaded = { readonly view: ProductView } | 'loading' | 'failed'

/** A dish over the page it was opened from; closing it goes back in the history. */
export default function DishSheet({ slug }: { readonly slug: string }) {
  const words = useWords('dish')
  const { site } = useRoot()
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const load = useCallback(() => {
    setLoaded('loading')
    Promise.all([loadDish(slug), loadVerdict()]).then(
      ([view]) => setLoaded({ view }),
      () => setLoaded('failed'),
    )
  }, [slug])
  useEffect(load, [load])
  useTitle(typeof loaded === 'object' ? `${loaded.view.name} · ${site.title}` : null)
  const view = typeof loaded === 'object' ? loaded.view : undefined
  const isWide = view !== undefined && choosingLayout(site.version, view.product) === 'two-columns'
  return (
    <Sheet
      title={view?.name ?? words.dish.loading}
      closeLabel={words.shell.close}
      isOpen
      onClose={leavePlace}
      width={isWide ? 1000 : 650}
    >
      {view && <Shown view={view} onDone={leavePlace} />}
      {loaded === 'loading' && <Skeleton />}
      {loaded === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-4 py-6">
          <p className="text-lg">{words.dish.loadFailed}</p>
          <Button onClick={load}>{words.dish.retry}</Button>
        </div>
      )}
    </Sheet>
  )
}

/** The window has the dish's title while it is open. */
function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}

function Shown({ view, onDone }: { readonly view: ProductView; readonly onDone: () => void }) {
  useBlurCss(view.blurs, firstBlur)
  return <DishContent view={view} frame="sheet" onDone={onDone} />
}

/** A placeholder in the shape of the dish. */
function Skeleton() {
  return (
    <div aria-hidden="true" className="flex animate-pulse flex-col gap-4 motion-reduce:animate-none">
      <div className="aspect-4/3 max-h-[20svh] w-full md:max-h-[min(360px,28svh)] rounded-3xl bg-sunken" />
      <div className="h-7 w-28 rounded-full bg-sunken" />
      <div className="h-5 w-full rounded-full bg-sunken" />
      <div className="h-5 w-2/3 rounded-full bg-sunken" />
      <div className="h-13 w-full rounded-full bg-sunken" />
    </div>
  )
}
