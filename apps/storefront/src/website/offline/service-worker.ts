import { chooseStrategy, markAsKept, mayKeep } from './strategies.ts'

// Only what a worker uses of its types; the full library would clash with the page's.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface KeepEvent extends WorkerEvent {
  readonly data: unknown
}
interface WorkerScope extends EventTarget {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}

const scope = self as unknown as WorkerScope
const pages = 'pages-1'
const assets = 'assets-1'
const pictures = 'pictures-1'
const mostKept = { [pages]: 40, [assets]: 150, [pictures]: 120 }

const offlinePage = '/offline'
const savedAtHeader = 'x-saved-at'

/** How long the network may take before a kept page is shown. */
const documentDeadline = 4_000

scope.addEventListener('install', (event) => {
  // Files are named after their content, so old and new pages work side by side: nothing has to wait or reload.
  const ready = keepWhole(new Request(offlinePage)).catch(() => undefined)
  ;(event as WorkerEvent).waitUntil(ready.then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  const current = [pages, assets, pictures]
  const forgetOthers = async () => {
    for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name)
    await scope.clients.claim()
  }
  ;(event as WorkerEvent).waitUntil(forgetOthers())
})

scope.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent
  const strategy = chooseStrategy(request, scope.location.origin)
  if (strategy === 'network') return
  const answers = { document: answerDocument, asset: answerAsset, picture: answerPicture }
  ;(event as FetchEvent).respondWith(answers[strategy](event as FetchEvent))
})

// The page that started the worker was loaded without it, so it sends the list of its files.
scope.addEventListener('message', (event) => {
  const { data } = event as KeepEvent
  if (!Array.isArray(data)) return
  ;(event as KeepEvent).waitUntil(Promise.allSettled(data.map((address) => keep(String(address)))))
})

async function keep(address: string): Promise<void> {
  const url = new URL(address, scope.location.origin)
  if (url.origin !== scope.location.origin) return
  const strategy = chooseStrategy({ method: 'GET', mode: 'cors', url: url.href }, scope.location.origin)
  if (strategy === 'asset' || strategy === 'picture') {
    await fetchAndKeep(new Request(url), strategy === 'asset' ? assets : pictures)
  } else if (!url.pathname.startsWith('/api/')) {
    await keepWhole(new Request(url))
  }
}

/** Keeps a page that is not open, with the files it names. */
async function keepWhole(request: Request): Promise<void> {
  const html = await (await keepPage(request)).text()
  await keepNamed(html)
}

/** A page names its files, and a list of what may be needed next; that one names them too. */
async function keepNamed(text: string): Promise<void> {
  const files = new Set(Array.from(text.matchAll(/["\s](\/assets\/[^"\s]+)/g), ([, file = '']) => file))
  const keepFile = async (file: string) => {
    const answer = await fetchAndKeep(new Request(file), assets)
    if (file.endsWith('.json')) await keepNamed(await answer.text())
  }
  await Promise.all([...files].map(keepFile))
}

async function keepPage(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (mayKeep(answer)) await put(pages, toKey(request), await withSavedAt(answer.clone()))
  return answer
}

/** The network first; when it is absent or slow, the kept page, which says so. */
async function answerDocument(event: FetchEvent): Promise<Response> {
  const { request } = event
  const fresh = keepPage(request).catch(() => undefined)
  event.waitUntil(fresh)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, documentDeadline))
  const answer = (await Promise.race([fresh, late])) ?? (await findKeptPage(toKey(request))) ?? (await fresh)
  if (answer) return answer
  // The visitor is redirected, so that the address says what is shown.
  const isOfflinePage = toKey(request) === toKey(new Request(offlinePage))
  return isOfflinePage ? Response.error() : Response.redirect(offlinePage)
}

async function findKeptPage(key: string): Promise<Response | undefined> {
  const kept = await (await caches.open(pages)).match(key, { ignoreVary: true })
  if (!kept) return undefined
  const html = markAsKept(await kept.text(), kept.headers.get(savedAtHeader) ?? '')
  return new Response(html, { headers: kept.headers })
}

async function answerAsset({ request }: FetchEvent): Promise<Response> {
  return (await find(assets, request)) ?? fetchAndKeep(request, assets)
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const kept = await find(pictures, event.request)
  const fresh = fetchAndKeep(event.request, pictures)
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return kept
}

async function fetchAndKeep(request: Request, name: string): Promise<Response> {
  const answer = await fetch(request)
  if (answer.status === 200) await put(name, request.url, answer.clone())
  return answer
}

async function find(name: string, request: Request): Promise<Response | undefined> {
  return (await caches.open(name)).match(request.url, { ignoreVary: true })
}

/** One page per path: the language is remembered elsewhere, and other queries are not worth a copy. */
function toKey({ url }: Request): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

async function withSavedAt(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.set(savedAtHeader, String(Date.now()))
  // The body is stored decoded, so the header of its encoding must go.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(await answer.text(), { headers })
}

async function put(name: string, key: string, answer: Response): Promise<void> {
  const cache = await caches.open(name)
  await cache.put(key, answer)
  const keys = await cache.keys()
  const tooMany = keys.length - (mostKept[name as keyof typeof mostKept] ?? 0)
  await Promise.all(keys.slice(0, Math.max(0, tooMany)).map((oldest) => cache.delete(oldest, { ignoreVary: true })))
}
