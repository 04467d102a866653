import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useState } from 'react'
import type { StoreView } from '../../views/site-view.ts'

interface StoreMapProps {
  readonly store: StoreView
  /** Without a key there is only a link to a map (SITE-020). */
  readonly mapsKey: string | null
}

/** The map is a third party's, so it is loaded only when asked for. */
export function StoreMap({ store, mapsKey }: StoreMapProps) {
  const words = useWords('pages').contact
  const [isShown, setShown] = useState(false)
  const place = encodeURIComponent(`${store.name}, ${store.address}`)
  if (isShown && mapsKey !== null) {
    return (
      <iframe
        title={words.mapOf(store.name)}
        src={`https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(mapsKey)}&q=${place}`}
        referrerPolicy="strict-origin-when-cross-origin"
        className="mt-4 aspect-video w-full rounded-2xl bg-sunken"
      />
    )
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-bold text-primary-text hover:underline"
        >
          {words.directions}
        </a>
        {mapsKey !== null && (
          <Button look="soft" data-needs-script aria-describedby={`map-${store.id}`} onClick={() => setShown(true)}>
            {words.showMap}
          </Button>
        )}
      </p>
      {mapsKey !== null && (
        <p id={`map-${store.id}`} className="mt-1 text-sm text-muted">
          {words.mapHint}
        </p>
      )}
    </>
  )
}
