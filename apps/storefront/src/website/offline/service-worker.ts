import { runFewAtOnce } from './run-few-at-once.ts'
import { chooseStrategy, listTooMany, markAsKept, mayKeep } from './strategies.ts'

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
/** It has no dictionary at hand. */
const lastPage =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Offline</title><h1>Sin conexión · Offline</h1><p><a href="/">↻</a></p>'

/** How long the network may take before a kept page is shown. */
const documentDeadline = 4_000

scope.addEventListener('install', (event) => {
  // Files are named after their content, so old and new pages work side by side: nothing has to wait or reload.
  // Without the page that says so there is nothing to show without a connection: the browser tries again (F-225).
  const ready = keepOfflinePage().then(() => keepAll([offlinePage]).catch(() => undefined))
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
  ;(event as KeepEvent).waitUntil(keepAll(data.map(String)))
})

/**
 * Pages that are not open, with the files they name, and other files. Nobody waits for them, so they come a few at a time:
 * what the visitor asks for meanwhile comes first.
 */
async function keepAll(addresses: readonly string[]): Promise<void> {
  const files: string[] = []
  for (const address of addresses) {
    const { href, origin, pathname } = new URL(address, scope.location.origin)
    const strategy = chooseStrategy({ method: 'GET', mode: 'cors', url: href }, scope.location.origin)
    if (strategy !== 'network') files.push(href)
    else if (origin === scope.location.origin && !pathname.startsWith('/api/')) {
      files.push(...(await keepPage(askLate(href)).then(listNamed, () => [])))
    }
  }
  // A page names its files, and a list of what may be needed next.
  for (const list of new Set(files.filter((file) => file.endsWith('.json')))) {
    files.push(...(await fetchAndKeep(askLate(list), assets).then(listNamed, () => [])))
  }
  // Pages name mostly the same files, and a file's name changes with its content: each is kept once.
  const kept = new Set((await (await caches.open(assets)).keys()).map(({ url }) => url))
  const missing = [...new Set(files)].filter((file) => !kept.has(file))
  await runFewAtOnce(missing, (file) => fetchAndKeep(askLate(file), file.includes('/assets/') ? assets : pictures))
  await forgetOldest()
}

async function keepOfflinePage(): Promise<void> {
  const answer = await keepPage(new Request(offlinePage))
  if (!answer.ok) throw new Error(`the offline page was answered with ${answer.status}`)
}

function askLate(address: string): Request {
  return new Request(address, { priority: 'low' })
}

async function listNamed(answer: Response): Promise<readonly string[]> {
  const named = (await answer.text()).matchAll(/["\s](\/assets\/[^"\s]+)/g)
  return Array.from(named, ([, file = '']) => new URL(file, scope.location.origin).href)
}

async function keepPage(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (mayKeep(answer, request.url)) await put(pages, toKey(request), await withSavedAt(answer.clone()))
  return answer
}

/** The network first; when it is absent or slow, the kept page, which says so. */
async function answerDocument(event: FetchEvent): Promise<Response> {
  const { request } = event
  const fresh = keepPage(request).catch(() => undefined)
  event.waitUntil(fresh.then(forgetOldest))
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, documentDeadline))
  const answer = (await Promise.race([fresh, late])) ?? (await findKeptPage(toKey(request))) ?? (await fresh)
  if (answer) return answer
  // The visitor is redirected, so that the address says what is shown.
  const isOfflinePage = toKey(request) === toKey(new Request(offlinePage))
  return isOfflinePage ? answerWithoutAnything() : Response.redirect(offlinePage)
}

/** A browser under pressure may throw away what was kept. Its own error page would lead nowhere. */
function answerWithoutAnything(): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(lastPage, { status: 503, headers })
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
  await (await caches.open(name)).put(key, answer)
}

/** Once per page, not with every file: to list what is kept costs more than to keep a file. */
async function forgetOldest(): Promise<void> {
  for (const [name, most] of Object.entries(mostKept)) {
    const cache = await caches.open(name)
    const keys = await cache.keys()
    const tooMany = listTooMany(keys, most, new URL(offlinePage, scope.location.origin).href)
    await runFewAtOnce(tooMany, (oldest) => cache.delete(oldest, { ignoreVary: true }))
  }
}
