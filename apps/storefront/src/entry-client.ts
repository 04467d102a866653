import './styles.css'
import { noteEarlyTaps } from './state/early-taps.ts'
import { wearFace } from './state/face.ts'
import { hasKeptFilters, veilDishes } from './state/kept-filters.ts'
import { reloadOnce } from './state/reload-once.ts'
import { readStart } from './views/start-files.ts'

let hasBegun = false

// Pictures come first: fetched together with them, the scripts doubled the time until the first picture was shown.
function begin(): void {
  if (hasBegun) return
  hasBegun = true
  preload(readStart(document).files)
  import('./start.tsx').then(({ start }) => start()).catch(() => reloadOnce())
}

function preload(files: readonly string[]): void {
  const { nonce } = readStart(document)
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }))
  }
}

/** Somebody waits for the page: the parts that would come after it come with it. */
function beginWhole(): void {
  begin()
  preload(readStart(document).soon)
}

/** The page is loaded: nothing that it first shows waits behind the face of its titles. */
function beginDressed(): void {
  wearFace()
  begin()
}

noteEarlyTaps()
// Filtering waits for the verdicts, not for the pictures.
if (hasKeptFilters()) {
  veilDishes()
  begin()
}
// Begins once the page is loaded, apart from what the browser does then, or as soon as somebody touches it.
const beginApart = () => setTimeout(beginDressed)
if (document.readyState === 'complete') beginDressed()
else addEventListener('load', beginApart, { once: true })
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, beginWhole, { once: true, passive: true })
