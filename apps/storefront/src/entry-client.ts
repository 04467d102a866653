import './styles.css'
import { noteEarlyTaps } from './state/early-taps.ts'
import { hasKeptFilters, veilDishes } from './state/kept-filters.ts'
import { reloadOnce } from './state/reload-once.ts'
import { readStart } from './views/start-files.ts'

let hasBegun = false

// Pictures come first: fetched together with them, the scripts doubled the time until the first picture was shown.
function begin(): void {
  if (hasBegun) return
  hasBegun = true
  const { files, nonce } = readStart(document)
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }))
  }
  import('./start.tsx').then(({ start }) => start()).catch(() => reloadOnce())
}

noteEarlyTaps()
// Filtering waits for the verdicts, not for the pictures.
if (hasKeptFilters()) {
  veilDishes()
  begin()
}
// Begins once the page is loaded, apart from what the browser does then, or as soon as somebody touches it.
const beginApart = () => setTimeout(begin)
if (document.readyState === 'complete') begin()
else addEventListener('load', beginApart, { once: true })
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { once: true, passive: true })
