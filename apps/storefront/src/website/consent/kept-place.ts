import { tabStorage } from '@comanda/screen/storage'
import { type Overlay, openOverlay, shownOverlay } from '../../state/shell.ts'
import { keptPlaceKey } from './has-kept-place.ts'
import { fillIn, readTyped, type TypedField } from './typed-fields.ts'

/** A dialog is fetched before its fields are there; a field that does not come back is given up. */
const patienceMs = 10_000

interface KeptPlace {
  readonly href: string
  readonly scroll: number
  readonly overlay: Overlay | null
  readonly typed: readonly TypedField[]
}

/**
 * Reloads the page and brings the visitor back to where they were. What they do until the page is gone counts too: it
 * is read at the last moment, so that no tap is lost.
 */
export function reloadInPlace(): void {
  addEventListener('pagehide', keepPlace, { once: true })
  location.reload()
}

function keepPlace(): void {
  const place: KeptPlace = {
    href: location.href,
    scroll: scrollY,
    overlay: shownOverlay.get(),
    typed: readTyped(),
  }
  tabStorage.keepValue(keptPlaceKey, place)
}

/** Called once the page is hydrated. Another page than the one that was reloaded begins as it is. */
export function returnToPlace(): void {
  const kept = tabStorage.readValue(keptPlaceKey) as KeptPlace | null
  tabStorage.forget(keptPlaceKey)
  if (kept === null) return
  const { href, scroll, overlay, typed } = kept
  if (href !== location.href) return
  scrollTo({ top: scroll, behavior: 'instant' })
  if (overlay !== null) openOverlay(overlay)
  fillInSoon(typed, performance.now() + patienceMs)
}

function fillInSoon(typed: readonly TypedField[], until: number): void {
  const left = typed.filter((one) => !fillIn(one))
  if (left.length > 0 && performance.now() < until) requestAnimationFrame(() => fillInSoon(left, until))
}
