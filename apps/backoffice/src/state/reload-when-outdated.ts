import { tabStorage } from '@comanda/screen/storage'

const askedAt = 'comanda-reloaded-at'
const minuteMs = 60_000

// After a new version was put in place the files of the old one are gone: a part that cannot be fetched means that the
// page is old. Once a minute at most, so that a server that is away does not make the page reload for ever.
addEventListener('vite:preloadError', (event) => {
  // Without a network a reload could only lose what is shown.
  if (!navigator.onLine) return
  const last = Number(tabStorage.read(askedAt) ?? 0)
  if (Date.now() - last < minuteMs || !tabStorage.keep(askedAt, String(Date.now()))) return
  event.preventDefault()
  location.reload()
})
