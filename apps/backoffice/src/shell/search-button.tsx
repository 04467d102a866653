import { useWords } from '@comanda/screen/words'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '../parts/icon.tsx'

const SearchSheet = lazy(() => import('./search-sheet.tsx'))

/** One search from anywhere: a button, or Ctrl K. */
export function SearchButton() {
  const { common } = useWords('common')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <button
        type="button"
        title={`${common.search} (Ctrl K)`}
        onClick={() => setOpen(true)}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-text"
      >
        <Icon name="search" />
        <span className="sr-only">{common.search}</span>
      </button>
      {isOpen && (
        <Suspense>
          <SearchSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
